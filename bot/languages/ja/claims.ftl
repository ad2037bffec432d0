# Deals that are not dragged on: claims, and what is played out at once.

button-claim = 宣言する
button-claim-rest = 残りは全部取る
button-claim-none = 残りは1つも取らない
task-claim = **宣言できます。** ほかの人が何を出しても確実です。

claim-stands = { $name }が残りを1つも取らないと宣言したので、手札は自動で出されます。
claimed-rest = { $name }が残りを全部取ると宣言しました。
claimed-none = { $name }が残りを1つも取らないと宣言しました。
deal-settled = { $number ->
    [0] 結果がもう変わらないため、すべてまとめて進めました。
   *[other] 第{ $number }トリックの後は何も変わらないため、残りをまとめて進めました。
}

# Why a claim is refused: what could still go against it, for all that whoever claims knows.

illegal-claim-higher = 残り全部は宣言できません。もっと高い{ $suit }{ $sign }がまだ残っているかもしれません。
illegal-claim-equal = その宣言はできません。同じ{ $suit }{ $sign }同士がまだ打ち消し合うかもしれません。
illegal-claim-trump = 残り全部は宣言できません。切り札がまだ残っているかもしれません。
illegal-claim-trick = 残り全部は宣言できません。このトリックは取れません。
illegal-claim-lower = その宣言はできません。もっと低い{ $suit }{ $sign }がまだ残っているかもしれず、手札の{ $suit }でトリックを取らされるおそれがあります。
illegal-claim-lead = その宣言はできません。何をリードしても、そのトリックを取るかもしれません。
illegal-claim-now = その宣言はできません。何を出しても、このトリックを取るかもしれません。
illegal-claim-nine = その宣言はできません。9が出ると、1つのトリックに{ $suit }{ $sign }を2枚出すことになるかもしれません。
illegal-claim-own-trump = その宣言はできません。手札の切り札がトリックを取るかもしれません。
illegal-claim-widow = 余り札が取られるまでは宣言できません。
illegal-claim-revokes = リボークのあるゲームでは宣言できません。
illegal-claim-shorter = 自分より手札の多い人がいる間は宣言できません。
illegal-claim-unmade = 切り札が決まるまでは宣言できません。
illegal-claim-unmarked = ハイとローが記録されるまでは宣言できません。
illegal-claim-binds = 宣言済みなので、手札は自動で出されます。
