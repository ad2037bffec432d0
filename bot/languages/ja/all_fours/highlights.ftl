# What is told of a deal in one sentence.

af-highlight-bid-all = { $name }がビッド{ $bid }を見事に達成！
af-highlight-hung = { $name }が{ $card }で{ $loser }のジャックを捕まえました！
af-highlight-jack-partner = { $name }が{ $card }でパートナー{ $other }のジャックを守りました。
af-highlight-jack-alone = { $name }のジャックが自力でトリックを取りました！
af-highlight-high-low = { $card }がハイもローも兼ねました！
af-highlight-low-high = ハイはたったの{ $card }！
af-highlight-low = ローはなんと{ $card }！
af-highlight-low-captured = { $names }が{ $name }からローを奪いました！
af-highlight-game-one = ゲーム点はわずか1点差で{ $names }へ！
af-highlight-game-tied = カード点は{ $count }で並び、ゲーム点は誰にも入りませんでした。
af-highlight-tens = { $names }が10を4枚とも獲得！
af-highlight-gift-paid = { $name }はベッグで1点をもらい、合わせて{ $count }点！
af-highlight-turned = { $name }が{ $card }をめくって{ $count }点！
af-highlight-revoked = { $name }の{ $card }によるリボークが発覚！
af-highlight-every-trick = { $names }が全トリックを獲得！
af-highlight-no-trick = { $name }は1トリックも取らずに得点！
af-highlight-all-points = { $count }点すべてが{ $names }へ！
af-highlight-game-far = ゲーム点は{ $names }の圧勝、{ $count }対{ $others }！
af-highlight-out = { $names }が{ $what ->
    [high] ハイ
    [low] ロー
    [jack] ジャック
   *[game] ゲーム点
}で先に到達、{ $others }は一歩及ばず！
af-highlight-turned-won = { $name }が{ $card }をめくってゲームに勝利！
af-highlight-gift-won = もらった1点で{ $names }がゲームに勝利！
af-highlight-shutout = { $names }が相手を無得点に抑えて勝利！
af-highlight-one-more = あと1点で{ $names }の勝ち！
