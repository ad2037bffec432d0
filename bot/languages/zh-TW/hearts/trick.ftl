# The trick and the pass, on the table and in every hand.

pass-left = 傳左家
pass-right = 傳右家
pass-across = 傳對家
pass-scatter = 每家傳一張
pass-hold = 不傳牌
pass-places = 傳{ $way }
pass-dealer = 傳牌：{ $ways }
pass-unknown = 即將發牌



hearts-broken = 已經心碎。
hearts-unbroken = 還沒有心碎。
hearts-moon = { $names } 還有可能射月。
