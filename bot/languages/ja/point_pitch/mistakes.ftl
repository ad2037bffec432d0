# ピッチの高くついた手がどんなミスだったか。

mistake-point_pitch-named = { $suit }{ $sign }なら切り札が{ $count }枚あり、有望でした。
mistake-point_pitch-no-moon = ムーンに挑める手札でした。
mistake-point_pitch-bid-too-much = ビッドするほどの手札ではありませんでした。
mistake-point_pitch-laid-point = { $card }を捨て、{ $count }点を失いました。
mistake-point_pitch-laid-trump = 切り札の{ $card }を捨てました。
mistake-point_pitch-led-point = { $card }をリードし、{ $count }点を取られるおそれがありました。
mistake-point_pitch-kept-top = 誰にも負けない{ $card }を出すときでした。
mistake-point_pitch-led-top = { $card }は早すぎました。{ $better }のほうがよい場面でした。
mistake-point_pitch-took-partners = パートナーのトリックを{ $card }で取りました。
mistake-point_pitch-kept-points = パートナーのトリックに{ $card }を出せば{ $count }点でした。
mistake-point_pitch-left-points = { $card }ならこのトリックの{ $count }点を取れました。
mistake-point_pitch-gave-points = { $card }を取らせ、{ $count }点を失いました。
mistake-point_pitch-too-low = { $card }では低すぎました。{ $better }なら取りやすい場面でした。
