# The games on offer: a name of two or three words, and what makes each of them different.

variant-standard = ハーツ
variant-standard-about = 最もよく知られた形で、ブラック・レディとも呼ばれます。まず3枚を渡します。2♣を持つ人から始めます。ハートは、誰かが出すまでリードできません。失点カードを全部取ると、ほかの全員に26点が付きます。
variant-standard-brief = ハートとQ♠を避ける

variant-zh_windows = 4人ハーツ
variant-zh_windows-about = Windowsに付属し、中国のルールブックにも載っている形です。ちょうど4人で遊び、カードは左隣、右隣、対面、交換なしの順に渡します。
variant-zh_windows-brief = Windows版と同じ、ちょうど4人

variant-ja_black_lady = ブラック・レディ
variant-ja_black_lady-about = 日本で遊ばれてきた基本の形です。毎ディール3枚を左隣に渡します。ハートはいつでもリードでき、最初のトリックから失点カードを出せます。全部取った人は26点の得です。失点にはマイナスを付けて書きますが、この26点には付けません。
variant-ja_black_lady-brief = 毎回左隣に渡し、ハートはいつでもリード可

variant-ja_black_lady_optional = ブラック・レディ（追加ルール）
variant-ja_black_lady_optional-about = ブラック・レディに、よく使われる追加ルールを加えた形です。最初のトリックに失点カードを出せず、失点カードが出るまでハートをリードできません。全部取った人は26点の得です。失点にはマイナスを付けて書きますが、この26点には付けません。
variant-ja_black_lady_optional-brief = 毎回左隣に渡し、ハートは失点カードが出てからリード

variant-ja_basic_hearts = 基本ハーツ
variant-ja_basic_hearts-about = ブラック・レディからスペードのQの失点を除いた形です。失点はハートだけです。ハートを全部取った人は13点の得です。失点にはマイナスを付けて書きますが、この13点には付けません。
variant-ja_basic_hearts-brief = 失点はハートだけ、毎回左隣に渡す

variant-jack_of_diamonds = ダイヤのJ
variant-jack_of_diamonds-about = 取ると得をするカードが1枚あるハーツです。J♦を取った人は失点が10点減ります。シュート・ザ・ムーンにJ♦は必要ありません。
variant-jack_of_diamonds-brief = J♦で失点が10点減る

variant-omnibus = オムニバス・ハーツ
variant-omnibus-about = 10♦を取ると失点が10点減ります。シュート・ザ・ムーンには失点カード全部に加えて10♦も必要で、達成者の失点が26点減ります。
variant-omnibus-brief = 10♦で失点が10点減り、シュート・ザ・ムーンにも必要

variant-spot_hearts = スポット・ハーツ
variant-spot_hearts-about = ハートの失点は数字の通りで、2点からAの14点まで、Q♠は25点です。1ディールは合わせて129点、ゲームは500点までです。
variant-spot_hearts-brief = ハートは数字の通り、Q♠は25点

variant-black_maria = ブラック・マリア
variant-black_maria-about = イギリスの形で、3人が最適です。ハートのほかに、Q♠が13点、K♠が10点、A♠が7点の失点で、1ディールは合わせて43点です。毎ディール3枚を右隣に渡し、ディーラーの左隣の人が好きなカードをリードします。ハートはいつでもリードできます。
variant-black_maria-brief = 3人が最適、K♠とA♠も失点

variant-black_maria_plain = ブラック・マリア（簡略）
variant-black_maria_plain-about = 広く遊ばれている形で、3人が最適です。スペードの失点はQ♠の13点だけで、1ディールは合わせて26点です。毎ディール3枚を右隣に渡し、ディーラーの左隣の人が好きなカードをリードします。ハートはいつでもリードできます。
variant-black_maria_plain-brief = 3人が最適、スペードの失点はQ♠だけ

variant-black_maria_de = ブラック・マリア（ドイツ）
variant-black_maria_de-about = ハーツと同じ遊び方で、3人が最適です。Q♠は普段通り13点、さらにK♠が10点、A♠が7点の失点で、1ディールは合わせて43点です。
variant-black_maria_de-brief = ドイツの形、K♠は10点、A♠は7点

variant-original_hearts = オリジナル・ハーツ
variant-original_hearts-about = 1880年代の形です。失点はハートだけで、カードの交換もシュート・ザ・ムーンもありません。
variant-original_hearts-brief = 失点はハートだけ、交換もシュート・ザ・ムーンもなし

variant-partnership_hearts = パートナーシップ・ハーツ
variant-partnership_hearts-about = 4人が2チームに分かれ、向かい同士がパートナーです。合計点は1人ずつ数え、誰かが100点に達したらパートナー同士で足し、少ないチームの勝ちです。
variant-partnership_hearts-brief = 2人対2人、最後に合計点を足す

variant-reverse_hearts = リバース・ハーツ
variant-reverse_hearts-about = 点を取るほど良いハーツです。カードも進め方も同じですが、誰かが100点に達したとき、合計点の最も多い人の勝ちです。
variant-reverse_hearts-brief = 点が多いほど良く、最多の人の勝ち

variant-cancellation = キャンセレーション・ハーツ
variant-cancellation-about = カードを2組使い、6〜10人で遊びます。1つのトリックで同じカード2枚は打ち消し合い、残りで最も強いカードがトリックを取ります。カードの交換はありません。
variant-cancellation-brief = 6〜10人、同じカードは打ち消し合う

variant-heartsette = ハーツェット
variant-heartsette-about = 余り札を「ウィドウ」として伏せて置きます。最初のトリックを取った人が手札に加え、同じ枚数を見せずに脇に伏せます。伏せたカードの失点はその人に付きます。
variant-heartsette-brief = 最初のトリックで余り札を取る

variant-booster_nines = ブースター・ナイン
variant-booster_nines-about = リードされたスートの9が出ると、全員がそのトリックにもう1枚ずつ出します。追加は1トリックにつき1回だけです。
variant-booster_nines-brief = リードと同じスートの9で1枚ずつ追加

variant-greek_hearts = ギリシャ・ハーツ
variant-greek_hearts-about = 毎ディール3枚を右隣に渡します。シュート・ザ・ムーンは二重に効き、ほかの全員に点が付くうえ、達成者の失点がその人数分減ります。
variant-greek_hearts-brief = 毎回右隣に渡し、シュート・ザ・ムーンは二重に効く

variant-ten_of_clubs = クラブの10
variant-ten_of_clubs-about = 10♣を取った人は、そのディールのほかの失点が2倍になります。
variant-ten_of_clubs-brief = 10♣で失点が2倍

variant-pink_lady = ハートのQ
variant-pink_lady-about = Q♥もQ♠と同じく13点の失点で、1ディールは合わせて38点です。英語名は「ピンク・レディ」。
variant-pink_lady-brief = Q♥も13点

variant-hooligan = フーリガン
variant-hooligan-about = 7♣が7点の失点で、シュート・ザ・ムーンにも必要です。1ディールは合わせて33点です。
variant-hooligan-brief = 7♣は7点で、シュート・ザ・ムーンにも必要

variant-black_jack = スペードのJ
variant-black_jack-about = J♠が10点の失点で、Q♠は失点になりません。1ディールは合わせて23点です。
variant-black_jack-brief = J♠は10点、Q♠は0点

variant-ace_of_hearts_5 = ハートのA 5点
variant-ace_of_hearts_5-about = A♥が5点の失点で、1ディールは合わせて30点です。
variant-ace_of_hearts_5-brief = A♥は5点

variant-black_widow_5 = スペードのQ 5点
variant-black_widow_5-about = Q♠の失点が5点だけで、1ディールは合わせて18点です。
variant-black_widow_5-brief = Q♠は5点だけ

variant-pip_hearts = ピップ・ハーツ
variant-pip_hearts-about = ハートの失点は数字の通りで、A、K、Q、Jは10点、Q♠は25点です。「シカゴ」とも呼ばれ、ゲームは500点までです。
variant-pip_hearts-brief = ハートは数字の通り、A K Q Jは10点、Q♠は25点

variant-pip_hearts_a15 = ピップ・ハーツ（A15点）
variant-pip_hearts_a15-about = ハートの失点は数字の通りで、K、Q、Jは10点、Aは15点、Q♠は25点です。ゲームは500点までです。
variant-pip_hearts_a15-brief = ハートは数字の通り、A♥は15点、Q♠は25点

variant-spot_50 = スポット・ハーツ50
variant-spot_50-about = あるリーグのスポット・ハーツです。ハートの失点は数字の通り、Q♠は50点で、J♦を取ると失点が40点減り、シュート・ザ・ムーンは150点です。
variant-spot_50-brief = Q♠は50点、J♦で失点が40点減る

variant-sevens_and_queens = 7とQ
variant-sevens_and_queens-about = 失点は7とQだけです。7は1枚1点、Qは1枚2点で、1ディールは合わせて12点です。
variant-sevens_and_queens-brief = 7は1点、Qは2点、ほかは0点

variant-no_trick_bonus = ノートリック・ボーナス
variant-no_trick_bonus-about = ディールで1トリックも取らなかった人は、失点が5点減ります。
variant-no_trick_bonus-brief = 1トリックも取らないと失点が5点減る

variant-partner_hearts = パートナー・ハーツ（オンタリオ）
variant-partner_hearts-about = 2人ずつの2チームで遊びます。パートナー同士の合計点は1つで、ゲームは200点までです。シュート・ザ・ムーンは相手の1人ずつに26点、チームとしては52点が付きます。
variant-partner_hearts-brief = 2人対2人、合計点は1つ、200点まで

variant-likha = リーハ
variant-likha-about = レバント地方のペアのゲーム（Likha）で、配るのもプレイも反時計回りです。Q♠が13点、10♦が10点の失点で、どちらもフォローできないときに必ず出さなければなりません。先に101点に達した人のチームの負けです。両チームが同時に達したら合計点で決めます。
variant-likha-brief = 2人対2人、フォローできなければQ♠と10♦を必ず出す

variant-goldsmith = ゴールドスミス・ルール
variant-goldsmith-about = 救済のあるハーツです。ちょうど100点になると50点に減り、100点を超えたときだけゲームが終わります。シュート・ザ・ムーンでゲームに負けるなら、代わりに自分の合計点から引くことができます。
variant-goldsmith-brief = ちょうど100点は50点になる

variant-knock_down = カウントダウン・ハーツ
variant-knock_down-about = 同じハーツを逆向きに数えます。全員が100点から始め、取った点を失います。誰かの持ち点がなくなるとゲーム終了で、最も多く残した人の勝ちです。
variant-knock_down-brief = 100点から減らしていく

variant-complex_hearts = 複素ハーツ
variant-complex_hearts-about = 得点が複素数のハーツです。Q♠は13i、つまり虚数の13点で、J♦を取ると失点が10点減り、10♣を取るとそのディールの点に2iが掛かって、実数と虚数が入れ替わり2倍になります。合計点が先に0から100離れた人の負けです。
variant-complex_hearts-brief = 得点が複素数

variant-danger_hearts = デンジャー・ハーツ
variant-danger_hearts-about = 10ディールでライフは3つです。15点以上のディールごとにライフを1つ失い、3つ目を失った人の負けです。
variant-danger_hearts-brief = ライフは3つ、失点の多いディールで1つ失う

variant-charging = 公開ハーツ
variant-charging-about = 4ディール勝負。J♦で失点が10減り、10♣で取った点が2倍になります。プレイの前にQ♠、J♦、10♣、A♥を公開できます。公開したカードは全員に見え、点が倍になります。A♥を公開すると、すべてのハートが倍になります。
variant-charging-brief = 4ディール。公開したカードは点が倍
