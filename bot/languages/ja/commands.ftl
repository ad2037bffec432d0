# What Discord shows of the commands, at most 100 characters each.

command-hand = 手札を自分だけに表示する
command-hand-hands = 今後の手札の送り先
command-hand-dm = DMで受け取る
command-hand-here = 「手札を見る」を押したとき、ここにだけ表示する
command-table = テーブルをチャンネルの一番下にもう一度表示する
command-leave = テーブルから退席する、またはゲームを一時停止・終了する
command-leaderboard = このサーバーのランキングを見る
command-leaderboard-season = 今月だけか、ここでこれまでに遊んだすべてのゲームか
command-leaderboard-family = どの種類のゲームか
command-leaderboard-preset = このルールそのままのゲームだけを数える
command-leaderboard-month = 今月
command-leaderboard-all = 全期間
command-stats = 自分やほかの人の戦績を見る
command-stats-player = 誰の戦績か（省略すると自分）
command-stats-family = どの種類のゲームか（省略するとすべて）
command-rules = ここでのゲームのルールを読む
command-rules-preset = どのゲームか（省略すると標準のもの）
command-rules-family = どの種類のゲームから選ぶか
command-presets = このサーバーで名前を付けたルール
command-presets-save = このチャンネルのテーブルのルールに名前を付けて保存する
command-presets-save-name = このルールに付ける名前
command-presets-list = このサーバーで名前を付けたルールを一覧にする
command-presets-delete = このサーバーで名前を付けたルールを削除する
command-presets-delete-name = 削除するルールの名前
command-presets-default = 何も指定しないときに使うルールを選ぶ
command-presets-default-preset = 今後、そのゲームのコマンドで使うルール
command-settings = カードの見た目と、手番の知らせ方を選ぶ
command-language = 表示に使う言語を選びます
command-language-language = 言語。省略すると、今の言語をお知らせします
command-verify = ゲームのカードが公正に配られたかを検証します
command-verify-table = テーブルを開いたメッセージにある記号。指定しなければ直前のゲーム
command-verify-record = 対戦記録のファイル
command-help = このボットでできることと、始め方
command-data = このボットに保存されているあなたのデータ
command-data-export = 保存されている自分のデータをすべてファイルで受け取る
command-data-delete = 保存されている自分のデータをすべて削除する

# Names of options: 1 to 32 letters, digits, hyphens or underscores, no capitals, no blanks.

option-preset = ルール
option-seats = 人数
option-target = 目標点
option-deals = ディール数
option-level = 強さ
option-hints = ヒント
option-pace = 制限時間
option-next-deal = 次のディール
option-game = ゲーム
option-hands = 手札
option-season = 期間
option-family = 種類
option-player = プレイヤー
option-language = 言語
option-name = 名前
option-table = テーブル
option-record = 対戦記録
