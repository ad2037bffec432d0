# What games of tricks say where a family has no words of its own.

trumps = 王牌：{ $suit }{ $sign }。
rule-card-plain = - 照一般規則。
fault-together = 這幾條規則不能並用：{ $rules }。

# The trick on the table, card by card, and the one before it in a line.

turn-then = 之後輪到 { $others }。
trick-number = **第 { $number } 墩，共 { $count } 墩**
trick-number-some = **第 { $number } 墩**
trick-to-lead = 第 { $number } 墩，共 { $count } 墩：**{ $name }** 首出。
trick-to-lead-some = 第 { $number } 墩：**{ $name }** 首出。
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }，和相同的牌抵消
trick-seat-takes = **{ $card }** { $name } ← 目前最大
trick-seat-took = **{ $card }** { $name } ←
trick-taken = **{ $name } 吃下這一墩。**
trick-taken-worth = **{ $name } 吃下這一墩：{ $worth }。**
last-title = ### 上一墩
last-play = { $name } { $card }
last-trick = -# 上一墩：{ $plays }。{ $name } 吃下。
last-trick-worth = -# 上一墩：{ $plays }。{ $name } 吃下，{ $worth }。
