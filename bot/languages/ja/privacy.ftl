# /data: what is kept of a person.

data-here = 保存されているあなたのデータのすべてです：名前、設定、手札の送り先、終えたゲーム、成績。
data-deleted = 削除しました。あなたのデータはもう残っていません。
data-deleted-soon = 削除しました。処理中のテーブルに残る席も、まもなく空きます。
data-deleted-kept-out = -# ただし、どのサーバーがいつまでテーブルへの参加を禁止しているかは残ります。

delete-title = **すべてのサーバーのあなたのデータを削除しますか？** 元には戻せません。
delete-gone = 名前、設定、ランキングの順位が消え、プレイ中のテーブルから退席します。
delete-stays = プレイしたゲームは、名前なしでほかの人のために残ります。
delete-proofs = ディールの証明も残ります。あなたについての情報は含まれません。
delete-kept-out = サーバーによるテーブルへの参加禁止は、期限まで残ります。
delete-copies = -# 古いバックアップは、のちに削除されます。
button-delete = データを削除
button-keep = 削除しない
