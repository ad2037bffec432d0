# Commands that open tables. Discord shows at most 100 characters of each description and choice.

play-open = コンピューター相手に1人ですぐ遊ぶ
play-game = どのゲームか（省略するとこのサーバーの設定、なければハーツ）
play-length = どのくらい遊ぶか（省略すると初回は1ディール、次からはここの設定どおり）
play-length-one = 1ディール
play-length-short = 短め：3ディール
play-length-full = 最後まで：ゲーム全部
play-hints = ヒントの有無（なしならレーティング対象。省略するとあり）
offer-seats = 何人で遊ぶか（空席にはコンピューターが入る）
offer-seats-count = { $count }人
offer-target = 誰かがこの点に達したらゲーム終了
offer-deals = このディール数でゲーム終了
offer-level = コンピューターの強さ
offer-level-easy = 初級：始めたばかりの人くらい
offer-level-medium = 中級：定石通りにプレイし、出たカードを数える
offer-level-hard = 上級：先を読む
offer-hints = コンピューターならどうするかを聞けるようにする（ランキングの対象外になる）
offer-next-deal = 次のディールをいつ始めるか
offer-next-deal-interval = 少し間を置いて、または全員が「次へ」を押したら
offer-next-deal-at-once = すぐに
offer-next-deal-pressed = 全員が「次へ」を押したときだけ
