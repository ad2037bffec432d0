# The trick and the pass, on the table and in every hand.

pass-left = 传左家
pass-right = 传右家
pass-across = 传对家
pass-scatter = 每家传一张
pass-hold = 不传牌
pass-places = 传{ $way }
pass-dealer = 传牌：{ $ways }
pass-unknown = 即将发牌



hearts-broken = 红心已破。
hearts-unbroken = 红心未破。
hearts-moon = { $names } 还有可能全收。
