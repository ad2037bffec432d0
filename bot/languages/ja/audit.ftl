# 「コンピューターに手札を見られた？」：ゲームのあとの「検証」にあるボタンと、その答え。

button-audit = コンピューターに手札を見られた？
audit-title = ### コンピューターに手札を見られた？

audit-progress = { $count ->
    [0] 手札を見せずに、コンピューターにもう一度判断させています。
   *[other] 手札を見せずに、コンピューターにもう一度判断させています：{ $done }/{ $count }手
}
audit-same = { $left ->
    [0] ✅ **見られていません**：手札を見せずに判断し直した{ $count }手は、すべて同じでした。
   *[other] ❔ **確かめられない部分があります**：手札を見せずに判断し直せたのは{ $count }手のうち{ $same }手で、すべて同じでした。
}
audit-differs = ❌ **手札を見せずに判断し直すと、{ $count }手が違いました**：最初は{ $number }手目（{ $name }）です。
audit-left = -# { $count }手は判断し直せません：{ $reason ->
    [late] コンピューターの時間切れです。
    [draft] 人が途中まで選んでいました。
    [unproven] 秘密を使い切っていました。
    [other-python] ほかのバージョンのPythonが必要です。
   *[other] そのとき何かの問題がありました。
}

audit-about = コンピューターのプレイは、その席から見えるものと、コミットメントで決まる数だけから導かれます。
audit-shown = 第{ $deal }ディール、**{ $name }**の手札：{ $cards }
audit-hidden = { $others ->
    [0] 見えていなかったカード：自分の{ $cards }
   *[other] 見えていなかったカード：自分の{ $cards }、ほかの手札の{ $others }枚
}
audit-decided = { $same ->
    [yes] { $count }通りの中から：**{ $move }**。この席から見えるものだけで判断し直すと、✅ 同じです。
   *[no] { $count }通りの中から：**{ $move }**。この席から見えるものだけで判断し直すと、❌ **{ $again }**です。
}
audit-without-us = -# ボットなしでも確かめられます。記録を**cardroom audit**に渡してください。

audit-other-players = このゲームのあとでコンピューターが変わったため、もう一度判断させることはできません。どのバージョンならできるかは**cardroom audit**で分かります。
