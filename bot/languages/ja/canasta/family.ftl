# What Canasta and Samba are called, the commands that open tables, and what leaderboards say.

family-canasta = カナスタとサンバ
family-canasta-leaderboard = カナスタとサンバでは、点が多いほど良い成績です。

offer-canasta-open = このチャンネルでカナスタのテーブルを開く
offer-canasta-preset = カナスタの種類（省略すると標準のカナスタ）
offer-samba-open = このチャンネルでサンバのテーブルを開く
offer-samba-preset = サンバの種類（省略すると標準のサンバ）

feat-canastas = カナスタ{ $count }組
feat-concealed-outs = コンシールド上がり{ $count }回
feat-red-threes = 赤の3を{ $count }枚
feat-canastas-natural = ナチュラルカナスタ{ $count }組
feat-canastas-mixed = ミックスカナスタ{ $count }組
feat-sambas = サンバ{ $count }組
feat-outs = 上がり{ $count }回

variant-canasta_book = カナスタ
variant-canasta_book-about = 1950年代の上海の本が教える、4人がペアで遊ぶ形です。カードは2組、手札は11枚、カナスタ1組で上がれ、5000点で勝ちです。ほかのメルドで初回メルドの最低点を満たせば、同時に、同じランクの1枚とワイルドカードで捨て札の山を取れます。
variant-canasta_official = カナスタ（1950年）
variant-canasta_official-about = 1950年の古典的なルールです。赤の3は各自の最初の手番に表に出し、初回メルドで捨て札の山を取るにはナチュラルカードのペアが必要です。
variant-canasta_2 = 2人カナスタ
variant-canasta_2-about = 手札は15枚、毎回2枚引き、上がるにはカナスタが2組必要です。
variant-canasta_3 = 3人カナスタ
variant-canasta_3-about = 3人の個人戦で、手札は13枚です。
variant-canasta_3_cutthroat = 1対2カナスタ
variant-canasta_3_cutthroat-about = 3人で遊びます。最初に捨て札の山を取った人が、そのディールはほかの2人を相手に1人で戦います。毎回2枚引き、上がるにはカナスタが2組必要で、7500点で勝ちです。
variant-canasta_5 = 5人カナスタ
variant-canasta_5-about = 2人対3人です。3人のうち1人が、ディールごとに交代で休みます。
variant-canasta_6_teams3 = 6人カナスタ・2チーム
variant-canasta_6_teams3-about = 3人対3人で交互に座り、カードを3組使います。上がるにはカナスタが2組必要で、10000点で勝ちです。
variant-canasta_6_pairs = 6人カナスタ・3ペア
variant-canasta_6_pairs-about = 3組のペアで、向かい同士がパートナーです。カードを3組使い、上がるにはカナスタが2組必要で、7500点で勝ちです。
variant-canasta_6_bench = 6人カナスタ・4人ずつ
variant-canasta_6_bench-about = 3人ずつの2チームです。ディールごとに各チームの1人が休み、ほかの4人がプレイします。
variant-samba_4 = サンバ
variant-samba_4-about = カードを3組使い、シークエンスもあるカナスタです。同じスートの7枚続きがサンバで、1500点です。手札は15枚、毎回2枚引いて1枚捨て、10000点で勝ちです。
variant-samba_2 = 2人サンバ
variant-samba_2-about = 1対1のサンバです。
variant-samba_3 = 3人サンバ
variant-samba_3-about = 3人で遊ぶ、個人戦のサンバです。
variant-samba_5 = 5人サンバ
variant-samba_5-about = 5人で遊ぶ、個人戦のサンバです。
variant-samba_6 = 6人サンバ
variant-samba_6-about = 3組のペアで遊ぶサンバで、手札は13枚です。
