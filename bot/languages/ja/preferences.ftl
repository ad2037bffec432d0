# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters (12 wide ones), or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### あなたの設定
preference-about = どのサーバーで遊ぶときも有効です。変更はすぐに反映されます。
preference-example = 表示例：{ $cards }
preference-turns = **手番になったとき**
preference-guild-title = ### このサーバーの設定
settings-tab-own = 自分
settings-tab-tables = テーブル
settings-tab-games = ゲーム
settings-tab-looks = 外観
preference-guild-tables = テーブルの場所と数です。新しいテーブルにすぐ反映されます。
preference-guild-games = 指定がないときの、新しいテーブルと/playの設定です。
preference-guild-looks = ここの全員に適用されます。変更はすぐに反映されます。
preference-guild-presets = -# 各コマンドで開くゲーム：**/presets default**
preference-guild-open = -# 開催中のテーブル・結果・操作記録：**/tables**
preference-channels-gone = ここで選んだチャンネルはもうありません。選び直してください。
preference-unwritable = { $channels }に投稿する権限がありません。
preference-managers-only = 全員の設定を選べるのは、サーバーを管理できるメンバーだけです。自分の設定は/settingsにあります。

prefer-look = カードの見た目
prefer-look-plain = カード：文字だけ
prefer-look-plain-about = 画像なし。スクリーンリーダーにはこれが最適です。
prefer-look-two-colours = カード：2色
prefer-look-two-colours-about = 小さな画像。スペードとクラブは黒、ハートとダイヤは赤です。
prefer-look-four-colours = カード：4色
prefer-look-four-colours-about = 小さな画像。スペードは黒、ハートは赤、ダイヤは青、クラブは緑です。

prefer-hands = 手札の届け先
prefer-hands-dm = 手札：DMで受け取る
prefer-hands-dm-about = ディールごとに手札をDMで送ります。テーブルの「手札を見る」でも見られます。
prefer-hands-here = 手札：テーブルで見る
prefer-hands-here-about = テーブルの「手札を見る」を押します。手札はほかの人には見えません。

prefer-pictures = 手札の画像
prefer-pictures-never = 画像：なし
prefer-pictures-never-about = 手札はボタンに、トリックは文字で表示します。
prefer-pictures-cards = 画像：あり
prefer-pictures-cards-about = 画面に収まるかぎり、今のテーブルと手札を1枚の画像で表示します。

prefer-calls_at_once = 手番ごとのメッセージ
prefer-calls_at_once-yes = 手番メッセージ：あり
prefer-calls_at_once-yes-about = 何が出されたかをすぐに伝え、スクリーンリーダーで読み上げられます。/playではDMのときだけ届きます。
prefer-calls_at_once-no = 手番メッセージ：なし
prefer-calls_at_once-no-about = テーブルと手札の表示だけが変わり、新しいメッセージは届きません。

prefer-pings = 通知
prefer-pings-yes = 通知：オン
prefer-pings-yes-about = 手番で間が空くとリマインダーが届き、通知音が鳴ります。
prefer-pings-no = 通知：オフ
prefer-pings-no-about = リマインダーは届きません。ほかのメッセージでも通知音は鳴りません。

prefer-forced = 1枚しか出せないとき
prefer-forced-paced = 自動プレイ：目立たずに
prefer-forced-paced-about = 選択の余地がなければ自動で出します。人がいるときは少し間を置くので、気づかれません。
prefer-forced-alone = 自動プレイ：1人のとき
prefer-forced-alone-about = 選択の余地がなければ自動で出します。ほかが全員コンピューターのときだけです。
prefer-forced-always = 自動プレイ：いつも
prefer-forced-always-about = 選択の余地がなければ自動で出します。速さでほかの人に気づかれることがあります。
prefer-forced-never = 自動プレイ：しない
prefer-forced-never-about = どのカードも自分で押して出します。

prefer-passing = カードの渡し方
prefer-passing-three_taps = カードを渡す：最後の1枚で
prefer-passing-three_taps-about = 最後の1枚を選ぶと、まとめて渡します。
prefer-passing-asks = カードを渡す：確認してから
prefer-passing-asks-about = 全部選んだあと、カードの下のボタンで渡します。
prefer-puzzles = 自分のゲームを問題に使う
prefer-puzzles-yes = 自分のゲームを問題に：可
prefer-puzzles-yes-about = 名前は出ません。テーブルの全員が許可した場合だけ使います。
prefer-puzzles-no = 自分のゲームを問題に：不可
prefer-puzzles-no-about = 局面は誰にも出題されません。

prefer-guild-look = テーブルのカードの見た目
prefer-guild-look-plain = テーブル：文字だけ
prefer-guild-look-plain-about = 画像なし。スクリーンリーダーを使う人がいるなら、これが最適です。
prefer-guild-look-two-colours = テーブル：2色
prefer-guild-look-two-colours-about = 小さな画像。スペードとクラブは黒、ハートとダイヤは赤です。
prefer-guild-look-four-colours = テーブル：4色
prefer-guild-look-four-colours-about = 小さな画像。スペードは黒、ハートは赤、ダイヤは青、クラブは緑です。

prefer-guild-pictures = テーブルの画像
prefer-guild-pictures-never = 円卓の画像：なし
prefer-guild-pictures-never-about = テーブルは文字だけです。
prefer-guild-pictures-cards = 円卓の画像：あり
prefer-guild-pictures-cards-about = 画面に収まるかぎり、今のテーブルを1枚の画像で表示します。

prefer-guild-reactions = リアクション
prefer-guild-reactions-yes = リアクション：あり
prefer-guild-reactions-yes-about = トリックに絵文字でリアクションできます。
prefer-guild-reactions-no = リアクション：なし
prefer-guild-reactions-no-about = テーブルにリアクションのボタンを置きません。

prefer-guild-games_in = ゲームの場所
prefer-guild-games_in-channel = ゲーム：チャンネルで
prefer-guild-games_in-channel-about = テーブルはチャンネルに出ます。終わると、結果と1行だけが残ります。
prefer-guild-games_in-thread = ゲーム：スレッドで
prefer-guild-games_in-thread-about = 募集はチャンネルに残り、ゲームはそのスレッドで行います。
games-stay-in-channel = このサーバーはスレッドで遊ぶ設定ですが、ここでは{ $names }の権限がありません。そのためゲームはこのチャンネルで行います。

prefer-guild-channels = チャンネルを選ぶ
prefer-guild-channels-none = テーブルの場所：全チャンネル
prefer-guild-channels-some = テーブルの場所：{ $channels }
prefer-guild-channels-back = -# 選択なし：すべてのチャンネル

prefer-guild-tables_a_channel = チャンネルごとのテーブル数
prefer-guild-tables_a_channel-0 = チャンネル毎：制限なし
prefer-guild-tables_a_channel-some = チャンネル毎：{ $count }卓まで

prefer-guild-tables_a_person = 1人が着席できるテーブル数
prefer-guild-tables_a_person-0 = 1人につき：5卓まで
prefer-guild-tables_a_person-some = 1人につき：{ $count }卓まで

prefer-guild-alone = /playを始められる場所
prefer-guild-alone-anywhere = /play：どこでも
prefer-guild-alone-anywhere-about = 遊んでいる本人だけに見えます。
prefer-guild-alone-table_channels = /play：テーブルの場所
prefer-guild-alone-table_channels-about = テーブル用に選んだチャンネルだけで始められます。
prefer-guild-alone-never = /play：オフ
prefer-guild-alone-never-about = DMでは遊べます。

prefer-guild-log_channel = チャンネルを選ぶ
prefer-guild-log_channel-none = 操作記録：投稿しない
prefer-guild-log_channel-some = 操作記録：{ $channels }
prefer-guild-log_channel-back = -# 選択なし：投稿しない

prefer-guild-game = /playで始まるゲーム
prefer-guild-game-named = ゲーム：{ $name }
prefer-guild-default = /{ $command }：{ $name }

prefer-guild-pace = 新しいテーブルの制限時間
prefer-guild-pace-fast = 制限時間：1手15〜45秒
prefer-guild-pace-live = 制限時間：1手1分
prefer-guild-pace-relaxed = 制限時間：1手5分
prefer-guild-pace-slow = 制限時間：1手1日

prefer-guild-level = 新テーブルのコンピューター
prefer-guild-level-easy = コンピューター：初級
prefer-guild-level-medium = コンピューター：中級
prefer-guild-level-hard = コンピューター：上級

prefer-guild-length = 新しいゲームの長さ
prefer-guild-length-full = 長さ：最後まで
prefer-guild-length-short = 長さ：3ディール
prefer-guild-length-one = 長さ：1ディール

prefer-guild-pings = チャンネルでの通知
prefer-guild-pings-yes = 呼び出し：あり
prefer-guild-pings-yes-about = 時間がかかっている人をチャンネルで呼びます。
prefer-guild-pings-no = 呼び出し：なし
prefer-guild-pings-no-about = チャンネルでは誰にも通知しません。DMは各自の設定どおりです。
