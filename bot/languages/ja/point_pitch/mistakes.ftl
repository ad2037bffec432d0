# ピッチの高くついた手がどんなミスだったか。

mistake-point_pitch-named = { $suit }{ $sign }なら切り札が{ $count }枚あり、有望でした。
mistake-point_pitch-no-moon = ムーンに挑める手札でした。
mistake-point_pitch-no-bid = { $count }をビッドできる手札でパスしました。
mistake-point_pitch-bid-too-much = ビッドするほどの手札ではありませんでした。
mistake-point_pitch-bid-high = ビッドが高すぎました。{ $count }で十分でした。
mistake-point_pitch-bid-low = ビッドが低すぎました。{ $count }の値打ちがありました。
mistake-point_pitch-laid-point = { $card }を捨て、{ $count }点を失いました。
mistake-point_pitch-laid-trump = 切り札の{ $card }を捨てました。
mistake-point_pitch-pitched = { $suit }{ $sign }を切り札にしましたが、{ $better }のほうが有望でした。
mistake-point_pitch-led-point = { $card }をリードし、{ $count }点を取られるおそれがありました。
mistake-point_pitch-kept-top = 誰にも負けない{ $card }を出すときでした。
mistake-point_pitch-led-trump = { $card }は後に残す切り札でした。
mistake-point_pitch-kept-trump = { $card }で切り札を引き出すときでした。
mistake-point_pitch-led-top = { $card }は早すぎました。{ $better }のほうがよい場面でした。
mistake-point_pitch-took-partners = パートナーのトリックを{ $card }で取りました。
mistake-point_pitch-kept-points = パートナーのトリックに{ $card }を出せば{ $count }点でした。
mistake-point_pitch-left-points = { $card }ならこのトリックの{ $count }点を取れました。
mistake-point_pitch-gave-points = { $card }を取らせ、{ $count }点を失いました。
mistake-point_pitch-wasted-trump = 価値の低いトリックに{ $card }を使いました。
mistake-point_pitch-too-high = { $better }でもトリックを取れ、{ $card }を残せました。
mistake-point_pitch-too-low = { $card }では低すぎました。{ $better }なら取りやすい場面でした。
