# 每日牌局：每天每種遊戲一副牌，所有人相同。

daily-over = 那一天已經結束，這副牌不再計入任何人的成績。用 /practice 可以隨意再打。
practice-too-early = 那一天還沒有結束。當天的牌用 /daily 打，只有一次機會。
daily-day-over = 這副牌還沒打完，這一天就結束了，所以不計成績。用 /practice 可以再打一次。
daily-withheld = 還有人沒打這副牌。它的紀錄和證明會在這一天結束時（UTC 午夜）公開。
