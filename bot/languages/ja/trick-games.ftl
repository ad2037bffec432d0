# What games of tricks say where a family has no words of its own.

trumps = 切り札：{ $suit }{ $sign }。
rule-card-plain = - 標準のルールです。
fault-together = 次のルールは両立しません：{ $rules }。

# The trick on the table, card by card, and the one before it in a line.

turn-then = 続いて{ $others }。
trick-number = **第{ $number }トリック（全{ $count }）**
trick-number-some = **第{ $number }トリック**
trick-to-lead = 第{ $number }トリック（全{ $count }）：**{ $name }**のリードです。
trick-to-lead-some = 第{ $number }トリック：**{ $name }**のリードです。
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }（同じカードで打ち消し）
trick-seat-takes = **{ $card }** { $name } ← 今のところ一番強い
trick-seat-took = **{ $card }** { $name } ←
trick-taken = **{ $name }が取りました。**
trick-taken-worth = **{ $name }が取りました：{ $worth }。**
last-title = ### 直前のトリック
last-play = { $name } { $card }
last-trick = -# 直前のトリック：{ $plays }。{ $name }が取りました。
last-trick-worth = -# 直前のトリック：{ $plays }。{ $name }が取りました（{ $worth }）。
