# ポイント制ピッチ、シンチ、ペドロの名前と、テーブルを開くコマンド。

family-point_pitch = ピッチ
family-point_pitch-leaderboard = ピッチ、シンチ、ペドロでは、点が多いほど上位です。

offer-pedro-open = このチャンネルでシンチかペドロのテーブルを開く
offer-pedro-preset = どのペドロか（省略するとシンチ）

feat-moons-made = ムーン達成{ $count }回

variant-ten_point = 10点ピッチ
variant-ten_point-about = ジョーカー2枚とオフジャックも切り札で、3は3点です。切り札を決め、ほかのカードを捨てて引き直し、切り札だけで戦います。
variant-ten_point-brief = ジョーカー2枚、オフジャック、3は3点、2人ずつ、52点まで
variant-five_point = 5点ピッチ
variant-five_point-about = ジョーカーが最弱の切り札になるオークション・ピッチです。ハイ、ロー、ジャック、ジョーカー、ゲーム点。最初のリードが切り札を決めます。
variant-five_point-brief = 手札6枚、どの切り札にも負けるジョーカー、10点まで
variant-six_point = 6点ピッチ
variant-six_point-about = ハイ、ロー、ジャック、オフジャック、ジョーカー、ゲーム点。ジョーカーはジャックのすぐ下の切り札です。
variant-six_point-brief = 手札6枚、ジョーカーとオフジャック、15点まで
variant-seven_point = 7点ピッチ
variant-seven_point-about = ハイ、ロー、ジャック、オフジャック、ジョーカー2枚、ゲーム点。先に出たジョーカーが大になります。
variant-seven_point-brief = 手札6枚、ジョーカー2枚、オフジャック、15点まで
variant-nine_point = 9点ピッチ
variant-nine_point-about = ハイ、ロー、ジャック、ゲーム点に加え、切り札の5が5点。9枚のうち3〜6枚を残して引き直します。
variant-nine_point-brief = ジョーカーなし、5は5点、2人ずつ、15点まで
variant-ten_point_six = 6人10点ピッチ
variant-ten_point_six-about = 3人ずつの10点ピッチです。手札8枚、余り札6枚は落札者のものです。
variant-ten_point_six-brief = 3人ずつ、余り札6枚、52点まで
variant-eleven_point = 11点ピッチ
variant-eleven_point-about = オフエースもAのすぐ下の切り札になり、11点目になる10点ピッチです。
variant-eleven_point-brief = 10点ピッチにオフエースを加える
variant-thirteen_point = 13点ピッチ
variant-thirteen_point-about = オフスリーも切り札になり、やはり3点になる10点ピッチです。
variant-thirteen_point-brief = 10点ピッチに3点のオフスリーを加える
variant-cinch = シンチ
variant-cinch-about = 2枚の5（ペドロ）が5点ずつの切り札です。切り札を決めて引き直し、ディーラーは手札と残りから6枚を選びます。多く取った側が差を得点します。
variant-cinch-brief = 5点のペドロが2枚、2人ずつ、51点まで
variant-double_pedro = ダブル・ペドロ
variant-double_pedro-about = 今の遊び方のシンチです。切り札だけで戦い、ビッドは6から、失敗すればその分を失います。
variant-double_pedro-brief = 切り札だけのシンチ、ビッドは6から、62点まで
variant-pedro = ペドロ
variant-pedro-about = ビッドは何周でも続きます。最初のリードが切り札を決め、切り札の5が5点です。
variant-pedro-brief = 3〜7人、5は5点、50点まで
variant-sancho_pedro = サンチョ・ペドロ
variant-sancho_pedro-about = ペドロに加え、切り札の9が9点です。
variant-sancho_pedro-brief = ペドロに9点の9を加える
variant-dom_pedro = ドン・ペドロ
variant-dom_pedro-about = サンチョ・ペドロに加え、切り札の3が3点、どの切り札にも負けるジョーカーが15点です。
variant-dom_pedro-brief = サンチョに15点のジョーカーを加える、100点まで
