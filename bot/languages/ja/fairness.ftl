# 公正なディール：ゲームの前に決まったことと、終わったディールの秘密。

fair-deal = -# **公正なディール**：{ $solo ->
    [yes] ボットの運営者は最初のディールを選べました。そのあとに変えられれば見つけられます。方法は**/verify**にあります。
   *[no] これ以降にディールが変えられれば、誰でも見つけられます。方法は**/verify**にあります。
}
fair-commitment = -# テーブル`{ $table }`：`{ $commitment }`
fair-postings = -# このテーブルは、カードを配る前に{ $count }回投稿されました。

fair-secret = -# テーブル`{ $table }`、第{ $number }ディールの秘密（**/verify**用）：`{ $secret }`
fair-seal = -# このゲームの封印（**/verify**用）：`{ $seal }`
