# 每日牌局：每天每种游戏一副牌，所有人相同。

daily-over = 那一天已经结束，这副牌不再计入任何人的成绩。用 /practice 可以随意再打。
practice-too-early = 那一天还没有结束。当天的牌用 /daily 打，只有一次机会。
daily-day-over = 这副牌还没打完，这一天就结束了，所以不计成绩。用 /practice 可以再打一次。
daily-withheld = 还有人没打这副牌。它的记录和证明会在这一天结束时（UTC 午夜）公开。
