# What All Fours is called, the commands that open its tables, and what leaderboards say of it.

family-all_fours = オール・フォーズ
family-all_fours-leaderboard = オール・フォーズでは、点が多いほど良い成績です。

offer-allfours-open = このチャンネルでオール・フォーズやセブンアップのテーブルを開く
offer-allfours-preset = オール・フォーズの種類（省略するとセブンアップ）
offer-pitch-open = このチャンネルでピッチのテーブルを開く
offer-pitch-preset = ピッチの種類（省略すると後で選ぶ）

feat-jacks-hung = ジャックの捕獲{ $count }回
feat-begs-won = ベッグ成功{ $count }回
feat-games = ゲーム点{ $count }回
feat-all-fours = 4つの点をすべて獲得{ $count }回

variant-seven_up = セブンアップ
variant-seven_up-about = 1900年ごろのアメリカの形です。6枚ずつ配り、1枚めくって切り札の候補にします。ディーラーの次の人は別の切り札を求めてベッグでき、ディーラーは1点を与えるか、カードを3枚ずつ追加します（ラン）。ハイ、ロー、ジャック、ゲーム点が各1点で、7点先取です。
variant-seven_up-brief = 1枚めくって切り札、ベッグもできる
variant-seven_up_1876 = セブンアップ（1876年）
variant-seven_up_1876-about = 1876年の評者がこれこそ正しいとしたセブンアップです。3枚ずつ配り、7点先取で、フォローできなくても切り札を出す義務はありません。
variant-seven_up_1876-brief = 切り札を出す義務のないセブンアップ
variant-af1807 = オール・フォーズ（ロンドン1807年）
variant-af1807-about = 最も古い資料による形です。2人、10点先取。ランの後は手札をすべて使い、切り札を出す人はそれがハイかローかを尋ねることができます。
variant-af1807-brief = 最も古いルール、2人、10点先取
variant-af1823 = オール・フォーズ（ニューヨーク1823年）
variant-af1823-about = ロンドンのルールがアメリカで再刊されたもの。2人、10点先取です。
variant-af1823-brief = アメリカで再刊、2人、10点先取
variant-af1845 = オール・フォーズ（フィラデルフィア1845年）
variant-af1845-about = 2人または2組のペア、10点先取。ランの後は全員が6枚になるまで脇に伏せます。
variant-af1845-brief = ランの後は6枚を残す、10点先取
variant-af1814 = オール・フォーズ（ロンドン1814年）
variant-af1814-about = ジョーンズの書による形です。2人または2組のペア、7点先取。
variant-af1814-brief = 2人または2組のペア、7点先取
variant-all_fives = オール・ファイブズ
variant-all_fives-about = 61点までのセブンアップです。トリックを取った人は、その中の切り札をすぐに数えます：10は10点、5は5点、Aは4点、Kは3点、Qは2点、Jは1点。ハイ、ロー、ジャック、ゲーム点も数えます。
variant-all_fives-brief = 取った切り札がすぐ得点に、61点先取
variant-all_fives_plain = オール・ファイブズ（切り札のみ）
variant-all_fives_plain-about = 数えるのはトリックで取った切り札だけで、必ずフォローします。61点先取です。
variant-all_fives_plain-brief = 取った切り札だけが得点、61点先取
variant-trinidad = オール・フォーズ（トリニダード）
variant-trinidad-about = トリニダードの国民的ゲームです。ペアで、反時計回りに、14点先取で遊びます。カードがめくられるたびに、Aは1点、6は2点、Jは3点がディーラーに入ります。相手のジャックを捕まえると3点です。
variant-trinidad-brief = ペアで14点先取、ジャックを捕まえて3点
variant-tobago = オール・フォーズ（トバゴ）
variant-tobago-about = トリニダードと同じですが、めくって2点になるのは、6ではなく2のカードです。また、ほかに出せるカードがあるうちは、先に出た切り札より低い切り札を出せません。
variant-tobago-brief = トリニダードと同じだが、場の切り札より低い切り札は出せない
variant-yorkshire = オール・フォーズ（ヨークシャー）
variant-yorkshire-about = 2組のペアで11点先取。カードはめくらず、最初にリードされたカードが切り札を決めます。それまで、リードする人のパートナーは手札を見ません。
variant-yorkshire-brief = ペアで11点先取、最初のカードが切り札
variant-lancashire = オール・フォーズ（ランカシャー）
variant-lancashire-about = ヨークシャーと同じですが、ローはトリックで取った人の点になります。
variant-lancashire-brief = ヨークシャーと同じだが、ローは取った人の点
variant-pitch = ピッチ（ビッドなし）
variant-pitch-about = 2〜7人用の「ブラインド・オール・フォーズ」で、4人のときはペアで遊びます。カードはめくらず、最初にリードされたカードが切り札を決めます。
variant-pitch-brief = 2〜7人、最初のカードが切り札
variant-auction_pitch = オークション・ピッチ
variant-auction_pitch-about = リードして切り札を決める権利を、全員が1回ずつビッドで競います。ビッドした点を取れなければ、その点が引かれます。
variant-auction_pitch-brief = ビッドで切り札を決める人を競う
