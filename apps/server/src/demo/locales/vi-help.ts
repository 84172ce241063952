import type { DemoTranslation } from './translation.ts';

/** The help in Vietnamese. `{brand}`, `{age}` and `{symbol}` are the brand's own. */
export const viHelp = {
  beginner: {
    title: 'Hướng dẫn người mới',
    summary: 'Từ cửa vào đến ván đầu tiên trong năm phút.',
    content:
      '<h3>1. Vào cửa</h3><p>Đăng ký bằng tên đăng nhập, hoặc bằng số di động và mã xác minh. Nếu chỉ muốn xem, hãy chọn <strong>Chơi thử miễn phí</strong> trong cửa sổ đăng nhập: tài khoản chơi thử có sẵn tiền ảo và không cần gì từ bạn.</p><h3>2. Nạp ví</h3><p>Mở menu dưới tên của bạn và chọn <strong>Nạp tiền</strong>. Tiền ảo đến ngay và miễn phí.</p><h3>3. Chọn trò chơi</h3><p>Các sảnh chia theo loại: slots, live casino, bắn cá, game bài, thể thao. Trò chơi hot là trò nhiều người chơi. Nhấn trái tim để lưu một trò.</p><h3>4. Đọc luật trước</h3><p>Mỗi trò có trang luật chơi: dòng là gì, mỗi hình trả bao nhiêu, và bao nhiêu tiền cược quay về về lâu dài. 96% nghĩa là: cứ một trăm xu đặt cược, trung bình chín mươi sáu xu quay lại, phân bố rất không đều.</p><h3>5. Bắt đầu nhỏ</h3><p>Mức cược nằm cạnh nút bấm. Hãy bắt đầu với mức nhỏ nhất. Các ván của bạn nằm trong lịch sử cược, với mọi khoản cược và khoản thắng.</p><h3>6. Những từ sẽ gặp</h3><dl><dt>RTP</dt><dd>Tỷ lệ hoàn trả cho người chơi: phần tiền cược mà trò chơi trả lại về lâu dài.</dd><dt>Độ biến động</dt><dd>Mức không đều khi trả: cao nghĩa là ít khi nhưng nhiều.</dd><dt>Dòng</dt><dd>Đường đi trên các cuộn mà trên đó các hình được tính.</dd><dt>Vòng quay miễn phí</dt><dd>Lượt quay trò chơi tặng; tiền thắng là của bạn.</dd></dl>',
  },
  deposit: {
    title: 'Hướng dẫn nạp tiền',
    summary: 'Bốn bước để đầy ví, và làm gì khi bị kẹt.',
    content:
      '<ol><li>Đăng nhập và mở menu dưới tên của bạn.</li><li>Chọn <strong>Nạp tiền</strong>.</li><li>Nhập số tiền hoặc chạm vào một gợi ý. Giới hạn ghi dưới ô nhập.</li><li>Xác nhận. Số dư mới hiện ngay, và lần nạp là dòng đầu tiên trong lịch sử tài khoản.</li></ol><h3>Báo đã đạt giới hạn</h3><p>Chúng tôi chỉ phát một lượng tiền ảo nhất định trong mỗi 24 giờ. Khi thấy thông báo, vui lòng thử lại sau.</p><h3>Mất kết nối giữa chừng</h3><p>Hãy nhấn nút lần nữa. Cùng một lần nạp chỉ được ghi sổ một lần, dù gửi đến bao nhiêu lần.</p><h3>Số dư có vẻ cũ</h3><p>Nhấn vào số dư để đọc lại. Dòng trong <a href="/?member=transactionHistory">lịch sử tài khoản</a> là căn cứ.</p>',
  },
  account: {
    title: 'Tài khoản và mật khẩu',
    summary: 'Đăng nhập, quên mật khẩu, thiết bị.',
    content:
      '<h3>Tôi quên mật khẩu</h3><p>Chọn <strong>Quên mật khẩu?</strong> trong cửa sổ đăng nhập. Bạn nhận mã qua SMS hoặc liên kết qua email. Để bảo vệ bạn, câu trả lời như nhau dù tài khoản có tồn tại hay không.</p><h3>Có người khác vào tài khoản của tôi</h3><p>Hãy đổi mật khẩu ngay: mọi thiết bị khác sẽ bị đăng xuất. Trong <a href="/?member=securityCenter">tài khoản của tôi</a> bạn thấy mọi thiết bị đang đăng nhập.</p><h3>Vì sao tôi phải nhập ký tự trong hình</h3><p>Sau nhiều lần sai mật khẩu, chúng tôi muốn chắc bạn không phải chương trình. Nhấn vào hình để đổi hình khác.</p><h3>Tài khoản của tôi là tài khoản chơi thử</h3><p>Tài khoản chơi thử dùng xu riêng và không mở được các trang hội viên. Hãy đăng ký tài khoản của bạn để dùng.</p>',
  },
  games: {
    title: 'Trò chơi và ván',
    summary: 'Ván bị ngắt, lịch sử, trò chơi lỗi.',
    content:
      '<h3>Tôi mất kết nối giữa ván</h3><p>Ván đã được quyết định và ghi sổ trước khi bạn thấy. Mở lại trò chơi: ván được hiển thị đến hết.</p><h3>Xem ván cũ ở đâu?</h3><p>Trong <a href="/?member=personalHistoryCopy">lịch sử cược</a>, với tiền cược, tiền thắng và giờ. Trong trò chơi có các ván mới nhất cùng mọi kết quả.</p><h3>Trò chơi đang bảo trì</h3><p>Khi đó trò chơi đóng với mọi người, và chúng tôi gợi ý trò khác. Tiền cược của ván không hoàn tất được sẽ được trả lại.</p><h3>Bảng jackpot nghĩa là gì?</h3><p>Khi trang chưa có jackpot chung, con số trong sảnh slots chỉ để trang trí, không phải giải thưởng. Khi có quỹ thật, nó cho thấy số tiền thật của quỹ.</p>',
  },
  download: {
    title: 'Ứng dụng',
    summary: 'Cài đặt, làm mới, gỡ bỏ.',
    content:
      '<p>Ứng dụng chính là trang này, được cài lên máy. Không cần cửa hàng: xem <a href="/down">trang tải</a> cho thiết bị của bạn.</p><h3>Có dùng ngoại tuyến được không?</h3><p>Ứng dụng mở được và báo bạn đang ngoại tuyến. Chơi cần kết nối, vì mỗi ván do chúng tôi quyết định và ghi sổ.</p><h3>Làm mới thế nào?</h3><p>Tự động. Khi có phiên bản mới, một thanh ở cuối trang sẽ mời bạn tải.</p><h3>Gỡ bỏ thế nào?</h3><p>Như mọi ứng dụng khác trên thiết bị. Tài khoản của bạn vẫn còn.</p>',
  },
  agent: {
    title: 'Đối tác',
    summary: 'Cách trở thành đối tác, và đại lý có thể yêu cầu gì.',
    content:
      '<p>Đối tác mang người chơi đến và là người họ tìm đến khi cần. Ai có tài khoản riêng đều có thể đăng ký.</p><h3>Cách trở thành đối tác</h3><ol><li>Điền <a href="/affiliate">đơn đối tác</a>: bạn mời ở đâu, mời ai, và chúng tôi liên hệ bạn thế nào.</li><li>Trang đó cho biết tiến triển của đơn.</li><li>Đại lý đăng nhập qua lối vào đại lý.</li></ol><h3>Liên kết của bạn</h3><p>Tạo bao nhiêu <a href="/referral-links">liên kết giới thiệu</a> tùy số nơi bạn đặt; mỗi liên kết đếm các tài khoản đến từ nó. Có thể tắt liên kết bất cứ lúc nào.</p><h3>Hợp đồng</h3><p>Đại lý xin hợp đồng cổ tức hoặc lương, hay chấm dứt hợp đồng, bằng <a href="/contract">yêu cầu hợp đồng</a>. Trang đó cho biết trạng thái của mỗi yêu cầu.</p><h3>Chúng tôi mong ở bạn</h3><ul><li>Chỉ mời người lớn.</li><li>Không hứa thắng, và chỉ nêu xác suất đã công bố.</li><li>Không viết cho người không yêu cầu.</li></ul>',
  },
  about: {
    title: 'Giới thiệu',
    summary: 'Chúng tôi là ai và giữ điều gì.',
    content:
      '<p>{brand} là trang trò chơi không có phòng kín. Luật chơi được công bố, kết quả kiểm chứng được, và sổ sách được giữ sao cho bất kỳ ai được phép đọc đều tính lại được.</p><h3>Điều chúng tôi giữ</h3><ul><li><strong>Xác suất công khai.</strong> Trò chơi cho biết tỷ lệ hoàn trả trước khi bạn đặt một xu. Chúng tôi không đổi khi bạn đang chơi.</li><li><strong>Kết quả chứng minh được.</strong> Seed của ván được cố định, và dấu vân tay được hiện, trước khi ván bắt đầu.</li><li><strong>Sổ sách chính xác.</strong> Mỗi xu có một dòng trong sổ cái chỉ được thêm vào.</li><li><strong>Kết quả không dàn dựng.</strong> Không dàn dựng thua sát nút, và những gì bạn thấy đúng với kết quả đã quyết định.</li></ul><h3>Hiện nay</h3><p>Trang này chỉ dùng tiền ảo. Các giấy phép ở chân trang là mẫu: chúng cho thấy chỗ dành cho giấy phép của nhà vận hành.</p>',
  },
  fair: {
    title: 'Tính công bằng',
    summary: 'Kết quả từ đâu ra, và kiểm tra thế nào.',
    content:
      '<p>Mỗi kết quả đến từ ba giá trị: seed bí mật của máy chủ, seed của bạn và một bộ đếm tăng theo từng ván. Trước khi bạn chơi, trò chơi cho thấy dấu vân tay SHA-256 của seed máy chủ. Vì vậy chúng tôi không thể đổi seed về sau, và bạn không thể biết nó trước.</p><h3>Kiểm tra một ván</h3><ol><li>Mở mục công bằng trong trò chơi và đặt seed của riêng bạn.</li><li>Chơi bao lâu tùy thích; mỗi ván hiện bộ đếm của nó.</li><li>Cho seed máy chủ nghỉ. Giờ nó được hiện đầy đủ.</li><li>So dấu vân tay với cái bạn đã thấy, và tính lại bất kỳ ván nào của nó.</li></ol><p>Tỷ lệ hoàn trả của mỗi trò slots được tính chính xác từ các cuộn và bảng trả thưởng công khai. Nó không phải số đo được, và không bị chỉnh khi bạn chơi.</p><p><a href="/help#draws">Kết quả được rút thế nào, từng bước</a></p>',
  },
  draws: {
    title: 'Kết quả được rút thế nào',
    summary: 'Từ ba giá trị đến lá bài, cuộn quay hay xúc xắc, từng bước một.',
    content:
      '<p>Mọi kết quả của trò chơi do chúng tôi làm đều theo quy tắc công khai từ ba giá trị. Không gì khác quyết định nó, và bạn tính lại được mọi ván.</p><h3>Ba giá trị</h3><p><strong>Seed máy chủ</strong> gồm 256 bit ngẫu nhiên, viết thành 64 ký tự thập lục phân. Nó được giữ kín khi bạn đang dùng, nhưng mã băm SHA-256 của nó được hiện trước. <strong>Seed của bạn</strong> do bạn chọn. <strong>Nonce</strong> đếm số ván của bạn từ 0. Khi bạn đổi seed, seed máy chủ cũ được hiện ra và seed kế tiếp thay chỗ nó; mã băm của seed đó đã hiện trước khi bạn nêu seed mới của mình.</p><h3>Từ giá trị đến con số</h3><ol><li>Khối b, đếm từ 0, là <code>HMAC-SHA-256(server seed, client seed:nonce:b)</code>. Khóa là 64 ký tự của seed máy chủ ở dạng văn bản.</li><li>Một khối có 32 byte, được đọc thành tám số 32 bit, byte cao trước. Dùng hết tám số thì đến khối tiếp theo.</li><li>Để rút một trong n kết quả, lấy số tiếp theo nhỏ hơn <code>2^32 - (2^32 mod n)</code>; kết quả là số dư khi chia cho n, từ 0 đến n - 1. Số lớn hơn bị bỏ qua, để mọi kết quả có cơ hội như nhau.</li></ol><h3>Mỗi trò chơi rút gì, theo thứ tự</h3><dl><dt>Lantern Garden</dt><dd>Chỗ dừng của từng cuộn, từ trái sang phải; rồi tương tự cho mỗi vòng quay miễn phí.</dd><dt>Dragon Ledger</dt><dd>Mỗi jackpot một số, grand trước major; rồi các cuộn từ trái sang phải. Khi vòng quay miễn phí bắt đầu thì rút biểu tượng đặc biệt, rồi các cuộn của từng vòng.</dd><dt>Harbour Chests</dt><dd>Các cuộn từ trái sang phải. Khi phần thưởng bắt đầu, thứ tự các rương được xáo từ rương cuối trở lên.</dd><dt>Jade Cascade</dt><dd>Từng biểu tượng theo trọng số, lần lượt từng cột, từ trên xuống. Sau mỗi lần thắng, ô trống được lấp theo cùng thứ tự.</dd><dt>Xúc xắc, roulette, tài xỉu</dt><dd>Xúc xắc rút một trong 10.000 mặt, roulette một trong 37 ô, tài xỉu ba viên lần lượt.</dd><dt>Bầu cua, fan tan, xóc đĩa</dt><dd>Bầu cua rút ba viên lần lượt: cá, tôm, cua, nai, bầu, gà. Fan tan rút một trong 60 đống, từ 61 đến 120 hạt. Xóc đĩa rút một trong hai mặt cho từng đồng trong bốn đồng: 0 là trắng, 1 là đỏ.</dd><dt>Mines</dt><dd>Cả 25 ô được xáo từ ô cuối trở lên; các ô đầu tiên chứa mìn.</dd><dt>Cao thấp</dt><dd>13 lá lần lượt, mỗi lá từ 52 lá: bích, cơ, chuồn, rô, từ Át đến K.</dd><dt>Plinko</dt><dd>Mỗi hàng một trong hai: 0 là trái, 1 là phải.</dd><dt>Tung đồng xu, Keno Mini, Limbo, Vòng quay</dt><dd>Tung đồng xu rút một trong hai: 0 là ngửa. Keno Mini xáo các số 1 đến 80 từ số cuối trở xuống; 20 số đầu được rút. Limbo rút như Crash. Vòng quay rút một trong 50 ô, theo chiều kim đồng hồ từ trên cùng.</dd><dt>Crash</dt><dd>Một trong 2^20 cho các bit trên và một trong 2^32 cho các bit dưới của số s. Ván kết thúc ở <code>floor(99 × 2^52 / (2^52 - s))</code> phần trăm; dưới 1.01 thì kết thúc ngay, và cao nhất là 10.000 lần tiền cược.</dd><dt>Baccarat, rồng hổ</dt><dd>Từng lá một, theo số lá cùng loại còn lại trong hộp bài. Hộp mới rút trước lá được lật, các lá bị bỏ và vị trí lá cắt.</dd><dt>Poker 3 lá</dt><dd>Mỗi ván một bộ bài riêng, rút từng lá: ba lá cho người chơi, rồi ba lá cho nhà cái.</dd><dt>Blackjack</dt><dd>Tám bộ bài mới mỗi ván: người chơi, nhà cái, người chơi, nhà cái, rồi 20 lá cho tay đầu, 20 lá cho tay thứ hai sau khi tách và 10 lá cho nhà cái; mỗi tay lấy đủ số cần.</dd></dl><h3>Bàn chơi và crash</h3><p>Mọi người ở bàn thấy cùng một ván, nên mỗi ván có seed máy chủ riêng. Mã băm của nó hiện khi mở cược, cùng với mã băm của những gì ván được chia từ đó: ở bàn bài là số bài còn lại, được hiện cùng kết quả. Seed của người chơi là <code>SHA-256</code> của mã băm đó và của chuỗi ngẫu nhiên đi kèm mỗi cược; không ai biết nó trước khi đóng cược. Nonce là số thứ tự của ván.</p><h3>Ví dụ</h3><ul><li>Seed máy chủ <code>000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f</code>, seed của bạn <code>lantern</code>, nonce <code>0</code>.</li><li>Mã băm của seed máy chủ: <code>6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b</code></li><li>Khối 0: <code>d5e9e49a8cd2d16ff7dc377b57ab6cef26240b5d4fca35a728cb71a0075acc00</code></li><li>Số đầu tiên của nó là <code>3588875418</code>.</li><li>Với các giá trị này, xúc xắc ra <code>54.18</code>, roulette <code>34</code>, tài xỉu <code>1, 2, 4</code>.</li></ul><p>Các ván của seed mà bạn đã đổi được tính lại bằng “Xác minh ván này” trong <a href="/?member=personalHistoryCopy">lịch sử cược</a>, ngay trên trình duyệt của bạn. Bạn cũng có thể dán một ván ở trang <a href="/verify">Xác minh một ván</a>.</p>',
  },
  ledger: {
    title: 'Cách ghi sổ xu',
    summary: 'Sổ kép, chỉ thêm vào, kiểm hai lần.',
    content:
      '<p>Sổ cái dùng phép ghi sổ kép. Tiền cược rời tài khoản của bạn và đến tài khoản của chúng tôi trong cùng một bút toán; tiền thắng đi ngược lại. Vì vậy không khoản nào biến mất giữa hai nơi.</p><p>Bút toán chỉ được thêm, không bao giờ sửa hay xóa; chính cơ sở dữ liệu từ chối. Yêu cầu đến hai lần chỉ được ghi một lần. Một phép kiểm độc lập dựng lại mọi số dư từ các bút toán và phải ra cùng con số.</p><p>Mọi bút toán của bạn nằm trong <a href="/?member=transactionHistory">lịch sử tài khoản</a>, kèm số dư trước và sau.</p>',
  },
  responsible: {
    title: 'Chơi có trách nhiệm',
    summary: 'Ngân sách, dấu hiệu cảnh báo và nơi tìm giúp đỡ.',
    content:
      '<p>Về lâu dài, trò nào cũng trả lại ít hơn số đã cược. Hãy chơi để vui, với ngân sách và thời gian đặt trước khi bắt đầu.</p><h3>Trước khi chơi</h3><ul><li>Quyết định bạn có thể mất bao nhiêu, và dừng ở đó.</li><li>Đặt báo thức. Thời gian bên bàn trôi nhanh hơn nơi khác.</li><li>Đừng bao giờ chơi để gỡ lại những gì đã mất.</li></ul><h3>Những dấu hiệu cần để tâm</h3><ul><li>Bạn nghĩ đến việc chơi khi đang làm việc khác.</li><li>Bạn giấu việc mình chơi nhiều hay lâu thế nào.</li><li>Bạn vay tiền để chơi, hoặc phải cược nhiều hơn để thấy như cũ.</li></ul><p>Nếu chơi không còn vui, hãy dừng. Hãy nói chuyện với người bạn tin hoặc đường dây hỗ trợ về cờ bạc tại nước bạn. Nếu bạn muốn dừng hẳn, hãy báo cho <a href="/feedback">chăm sóc khách hàng</a>.</p><p>{brand} dành cho người từ {age} tuổi trở lên. Nếu trẻ em dùng thiết bị của bạn, hãy giữ kín mật khẩu và đăng xuất.</p>',
  },
  term: {
    title: 'Điều khoản',
    summary: 'Những gì bạn và chúng tôi thỏa thuận.',
    content:
      '<h3>1. Ai được chơi</h3><p>Bạn phải ít nhất {age} tuổi và đủ tuổi chơi tại nơi bạn sống. Bạn chơi cho chính mình, không thay mặt người khác. Nơi nào không cho phép chơi, bạn không được dùng {brand}.</p><h3>2. Tài khoản của bạn</h3><p>Mỗi người một tài khoản. Thông tin bạn cung cấp phải đúng. Hãy giữ kín mật khẩu; bạn chịu trách nhiệm về những gì được làm bằng tài khoản của mình. Nếu nghĩ có người khác biết mật khẩu, hãy đổi: mọi thiết bị khác sẽ bị đăng xuất.</p><h3>3. Tiền ảo</h3><p>Xu trên trang này ({symbol}) là tiền ảo. Xu không có giá trị tiền mặt và không thể mua bằng tiền, quy đổi, cho người khác hay rút ra.</p><h3>4. Ván</h3><p>Ván có giá trị như máy chủ đã quyết định và ghi sổ. Nếu hình trên màn hình và sổ khác nhau, sổ là căn cứ. Ván bị ngắt được hoàn tất khi bạn quay lại. Ván của trò bị lỗi được hủy và tiền cược được trả lại.</p><h3>5. Chơi ngay thẳng</h3><p>Không được dùng chương trình chơi thay, lập nhiều tài khoản, hay cùng nhau hành động chống người khác. Tài khoản tấn công trang hoặc gian lận người chơi khác sẽ bị khóa.</p><h3>6. Chấm dứt</h3><p>Bạn có thể dừng bất cứ lúc nào. Chúng tôi có thể chấm dứt tài khoản vi phạm các điều khoản này, và nói rõ lý do.</p><h3>7. Thay đổi</h3><p>Khi điều khoản thay đổi, chúng tôi thông báo trước khi có hiệu lực. Nếu không đồng ý, bạn có thể rời đi.</p><h3>8. Khiếu nại</h3><p>Hãy viết cho chúng tôi qua <a href="/feedback">góp ý và khiếu nại</a>. Có người đọc mọi tin; câu trả lời được gửi qua trò chuyện trực tuyến.</p>',
  },
  privacy: {
    title: 'Quyền riêng tư',
    summary: 'Chúng tôi giữ gì, vì sao, và ai xem được.',
    content:
      '<h3>Chúng tôi giữ gì</h3><ul><li>Những gì bạn nhập khi đăng ký. Thông tin liên hệ được lưu mã hóa.</li><li>Các ván và giao dịch xu của bạn, vì sổ sách phải chứng minh được.</li><li>Bạn đăng nhập khi nào và từ địa chỉ nào, để bạn xem và kết thúc được các phiên.</li><li>Những gì bạn viết cho chăm sóc khách hàng.</li></ul><p>Mật khẩu của bạn chỉ được lưu dưới dạng băm có muối; không ai đọc được.</p><h3>Những gì ở lại trên thiết bị</h3><p>Giao diện, ngôn ngữ và âm thanh bạn chọn, các thông báo đã đọc, và mã phiên cho đến khi bạn đóng thẻ. Nếu bạn muốn được ghi nhớ, có thêm mã của thiết bị này mà bạn có thể rút lại bất cứ lúc nào.</p><h3>Ai xem được</h3><p>Bạn, và nhân viên cần thông tin để trả lời bạn. Bảng thắng cược chỉ hiện tên đã che. Trang này không có theo dõi của bên thứ ba, và không bán gì cả.</p><h3>Quyền của bạn</h3><p>Qua <a href="/feedback">góp ý</a>, bạn có thể hỏi chúng tôi giữ gì về bạn, yêu cầu sửa, hoặc yêu cầu đóng tài khoản. Bút toán được giữ lâu như luật yêu cầu.</p>',
  },
  credits: {
    title: 'Ghi công',
    summary: 'Trang này được làm từ công sức của ai.',
    content:
      '<p>Mọi hình ảnh và âm thanh của trang được tạo bằng các script của chính chúng tôi; chúng miễn phí theo giấy phép MIT như phần còn lại của {brand}.</p><p>Các hình bóng trên ảnh danh mục đến từ game-icons.net, của Delapouite, Lorc và những người đóng góp, giấy phép CC BY 3.0; chúng tôi đã dựng khối, vát cạnh và tô màu lại. Phông chữ là Inter, Noto và Marcellus, theo SIL Open Font Licence. Ánh sáng trong các hình dựng đến từ Poly Haven (CC0).</p>',
  },
} satisfies DemoTranslation['help'];
