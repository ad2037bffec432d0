# 公正なディール：ゲームの前に決まったことと、終わったディールの秘密。

fair-deal = -# **公正なディール**：ここから先、{ $solo ->
    [yes] あなたのカードを変えることは
   *[no] カードを選んだり変えたりすることは
}誰にもできません。**/verify** で確かめられます。仕組みは docs/fairness.md にあります。
fair-commitment = -# テーブル `{ $table }`：`{ $commitment }`

fair-secret = -# テーブル `{ $table }`、第{ $number }ディールの秘密（**/verify** 用）：`{ $secret }`
fair-seal = -# このゲームの封印（**/verify** 用）：`{ $seal }`
