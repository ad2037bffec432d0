# /settings: what a person may choose, then what may be chosen for a server. A line of a menu has at
# most 24 characters (12 wide ones), or a narrow phone cuts it off; the line below it has at most 100.

preference-title = ### あなたの設定
preference-about = どのサーバーで遊ぶときも有効です。変更はすぐに反映されます。
preference-example = 表示例：{ $cards }
preference-turns = **手番になったとき**
preference-guild-title = ### このサーバーの設定
preference-guild-about = ここの全員に適用されます。サーバーを管理できる人にだけ表示されています。
preference-managers-only = 全員の設定を選べるのは、サーバーを管理できるメンバーだけです。自分の設定は/settingsにあります。

prefer-look = カードの見た目
prefer-look-plain = 文字だけ
prefer-look-plain-about = 画像なし。スクリーンリーダーにはこれが最適です。
prefer-look-two-colours = 2色のカード
prefer-look-two-colours-about = 小さな画像。スペードとクラブは黒、ハートとダイヤは赤です。
prefer-look-four-colours = 4色のカード
prefer-look-four-colours-about = 小さな画像。スペードは黒、ハートは赤、ダイヤは青、クラブは緑です。

prefer-hands = 手札の届け先
prefer-hands-dm = 手札をDMで受け取る
prefer-hands-dm-about = ディールごとに手札をDMで送ります。テーブルの「手札を見る」でも見られます。
prefer-hands-here = 手札はテーブルで見る
prefer-hands-here-about = テーブルの「手札を見る」を押します。手札はほかの人には見えません。

prefer-big_hand = 手札の大きな画像
prefer-big_hand-yes = 手札の画像あり
prefer-big_hand-yes-about = ボタンの上に手札の画像を表示します。
prefer-big_hand-no = 手札の画像なし
prefer-big_hand-no-about = 手札はボタンに表示されます。

prefer-calls_at_once = 手番ごとのメッセージ
prefer-calls_at_once-yes = 手番ごとに知らせる
prefer-calls_at_once-yes-about = 何が出されたかをすぐに伝え、スクリーンリーダーで読み上げられます。/playではDMのときだけ届きます。
prefer-calls_at_once-no = 手番ごとに知らせない
prefer-calls_at_once-no-about = テーブルと手札の表示だけが変わり、新しいメッセージは届きません。

prefer-pings = 通知
prefer-pings-yes = 通知する
prefer-pings-yes-about = 手番で間が空くとリマインダーが届き、通知音が鳴ります。
prefer-pings-no = 通知しない
prefer-pings-no-about = リマインダーは届きません。ほかのメッセージでも通知音は鳴りません。

prefer-forced = 1枚しか出せないとき
prefer-forced-alone = 1人のときだけ自動
prefer-forced-alone-about = 選択の余地がなければ自動で出します。ほかが全員コンピューターのときだけです。
prefer-forced-always = いつも自動で出す
prefer-forced-always-about = 選択の余地がなければ自動で出します。速さでほかの人に気づかれることがあります。
prefer-forced-never = 自動で出さない
prefer-forced-never-about = どのカードも自分で押して出します。

prefer-guild-look = テーブルのカードの見た目
prefer-guild-look-plain = 文字だけのテーブル
prefer-guild-look-plain-about = 画像なし。スクリーンリーダーを使う人がいるなら、これが最適です。
prefer-guild-look-two-colours = 2色のテーブル
prefer-guild-look-two-colours-about = 小さな画像。スペードとクラブは黒、ハートとダイヤは赤です。
prefer-guild-look-four-colours = 4色のテーブル
prefer-guild-look-four-colours-about = 小さな画像。スペードは黒、ハートは赤、ダイヤは青、クラブは緑です。

prefer-guild-reactions = リアクション
prefer-guild-reactions-yes = リアクションあり
prefer-guild-reactions-yes-about = 1トリックに1回、「ナイス」「あいた」「ムーン」「感謝」のどれかを押せます。
prefer-guild-reactions-no = リアクションなし
prefer-guild-reactions-no-about = テーブルにリアクションのボタンを置きません。
