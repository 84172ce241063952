import type { DemoTranslation } from './translation.ts';

/** Promotions and news in Vietnamese. */
export const viStories = {
  promotions: [
    {
      title: 'Chỗ ngồi đầu tiên của bạn',
      summary: 'Đăng ký, nạp tiền ảo và chơi mọi trò của chúng tôi. Miễn phí, hôm nay và cả sau này.',
      action: 'Đăng ký',
      content:
        '<h2>Bạn nhận được gì</h2><p>Một tài khoản có ví riêng. Nạp tiền ảo ngay khi vào và chơi bất kỳ trò nào.</p><h2>Các bước</h2><ol><li>Đăng ký bằng tên đăng nhập hoặc số di động.</li><li>Mở ví và chọn <strong>Nạp tiền</strong>. Từ P 1.00 đến P 10,000.00 được cộng ngay.</li><li>Chọn trò chơi. Xác suất nằm trên trang luật chơi trước khi bạn đặt xu đầu tiên.</li></ol><h2>Nên biết</h2><ul><li>Mỗi người một tài khoản, và chỉ dành cho người lớn.</li><li>Tiền ảo không có giá trị tiền mặt và không thể rút ra.</li><li>Muốn xem qua trước? Tài khoản chơi thử không cần đăng ký và có sẵn P 2,000.00.</li></ul>',
    },
    {
      title: 'Nạp mỗi ngày, hoàn toàn miễn phí',
      summary: 'Tối đa P 50,000.00 tiền ảo trong mỗi 24 giờ. Không thẻ, không chờ, không điều khoản ẩn.',
      action: 'Nạp ngay',
      content:
        '<p>Quầy nạp thử nghiệm phát tiền ảo cho mọi hội viên. Mỗi lần nạp được ghi sổ như thật: có số, có giờ và một dòng trong lịch sử tài khoản của bạn.</p><table><tbody><tr><th scope="row">Nạp ít nhất</th><td>P 1.00</td></tr><tr><th scope="row">Nạp nhiều nhất</th><td>P 10,000.00</td></tr><tr><th scope="row">Trong mỗi 24 giờ</th><td>P 50,000.00</td></tr><tr><th scope="row">Đến ví</th><td>ngay lập tức</td></tr></tbody></table><p>Từng bước: <a href="/deposit-guide">cách nạp tiền</a>.</p>',
    },
    {
      title: 'Lantern Garden: ba cổng trăng mở lối vào vườn',
      summary: 'Hai mươi dòng dưới đèn lồng giấy, vòng quay miễn phí sau cổng trăng và xác suất bạn đọc được.',
      action: 'Chơi ngay',
      content:
        '<p>Lantern Garden là trò slots do chúng tôi làm: năm cuộn, hai mươi dòng, và vòng quay miễn phí bắt đầu khi ba cổng trăng xuất hiện.</p><h2>Vì sao chúng tôi tự hào</h2><ul><li>Tỷ lệ hoàn trả được tính chính xác từ các cuộn, không phải ước lượng, và ghi trên trang luật chơi.</li><li>Mỗi lượt quay đến từ một seed mà bạn thấy dấu vân tay trước khi chơi.</li><li>Từ P 0.20 mỗi lượt quay.</li></ul><p>Hãy chơi thong thả, đọc bảng trả thưởng và dừng khi đã đủ vui.</p>',
    },
    {
      title: 'Bảng xếp hạng trong ngày',
      summary: 'Hôm nay ván của ai trả nhiều nhất? Bảng bắt đầu lại lúc nửa đêm UTC, và có cả bảng tuần, bảng tháng.',
      action: 'Xem xếp hạng',
      content:
        '<p>Bảng xếp hạng cộng số tiền mọi ván của bạn đã trả. Chỉ tính khoản thật đã ghi sổ, không tính tài khoản chơi thử và không hiện tên đầy đủ.</p><ul><li><strong>Ngày</strong>: từ nửa đêm đến nửa đêm, giờ UTC.</li><li><strong>Tuần</strong>: thứ hai đến chủ nhật.</li><li><strong>Nửa tháng</strong>: đến ngày 15, và từ ngày 16.</li><li><strong>Tháng</strong>: theo tháng dương lịch.</li></ul><p>Phần thưởng chỉ là thứ hạng: đừng vì nó mà chơi nhiều hơn bạn muốn.</p>',
    },
    {
      title: 'Mang Baize trong túi',
      summary:
        'Cài Baize lên điện thoại hoặc máy tính chỉ với ba lần chạm. Không cần cửa hàng, không phải chờ cập nhật.',
      action: 'Cài đặt',
      content:
        '<p>Baize là ứng dụng đi kèm trang web: mở toàn màn hình, có biểu tượng riêng và báo khi bạn ngoại tuyến.</p><ul><li>Chiếm ít chỗ hơn một tấm ảnh.</li><li>Không bao giờ lưu số dư hay ván của bạn trên thiết bị.</li><li>Tự làm mới: bạn không phải cập nhật gì.</li></ul><p><a href="/down">Hướng dẫn cho Android, iPhone và máy tính</a></p>',
    },
    {
      title: 'Đừng tin chúng tôi. Hãy kiểm tra.',
      summary: 'Seed của mỗi ván được cố định trước khi bạn chơi và công bố sau đó. Ván nào cũng tính lại được.',
      action: 'Cách kiểm tra một ván',
      content:
        '<p>Ai muốn được tin thì nên đưa ra cách để không cần phải tin. Đây là những gì bạn tự kiểm tra được:</p><ol><li><strong>Kết quả.</strong> Dấu vân tay của seed máy chủ hiện ra trước ván đầu tiên. Khi cho seed nghỉ, seed được công bố: mọi ván của nó đều tính lại được.</li><li><strong>Xác suất.</strong> Tỷ lệ hoàn trả của mỗi trò slots được suy ra từ các cuộn và bảng trả thưởng công khai.</li><li><strong>Sổ sách.</strong> Lịch sử tài khoản nêu từng xu vào ra, kèm số dư trước và sau.</li></ol>',
    },
    {
      title: 'Mời bạn bè',
      summary: 'Tạo liên kết riêng, gửi cho bạn bè và xem bao nhiêu người đã tham gia.',
      action: 'Lấy liên kết của tôi',
      content:
        '<p>Mỗi hội viên có thể tạo liên kết giới thiệu, mỗi nhóm bạn một liên kết. Trang của bạn cho thấy có bao nhiêu tài khoản đến từ từng liên kết.</p><ul><li>Liên kết hoạt động cho đến khi bạn tắt.</li><li>Bạn bè thấy mã của bạn trong biểu mẫu và có thể xóa đi.</li><li>Chỉ mời người lớn, và đừng mời ai đã nói muốn dừng chơi.</li></ul>',
    },
  ],
  news: [
    {
      title: 'Baize đã mở cửa',
      summary: 'Baize bắt đầu: tiền ảo, xác suất công khai và hồ sơ bạn kiểm tra được từ ván đầu tiên.',
      content:
        '<p>Baize đã mở cửa: một casino nhỏ mà ai cũng kiểm tra được tỷ lệ, kết quả và sổ sách.</p><p>Bạn chơi bằng xu không tốn tiền. Mọi thứ khác đều làm như thật: mỗi ván được rút từ một seed đã cố định trước, mỗi xu được ghi sổ kép, và mỗi con số trên màn hình đều truy được về một dòng trong lịch sử tài khoản của bạn.</p><p>Mời bạn xem quanh: <a href="/beginner">hướng dẫn người mới</a> chỉ mất năm phút.</p>',
    },
    {
      title: 'Slot mới: Lantern Garden',
      summary: 'Trò slots đầu tiên của chúng tôi: năm cuộn, hai mươi dòng, vòng quay miễn phí sau ba cổng trăng.',
      content:
        '<p>Khu vườn lúc chạng vạng, đèn lồng giấy trên mọi cành và một cánh cổng hình trăng. Lantern Garden là trò đầu tiên của studio chúng tôi.</p><p>Chơi từ P 0.20 mỗi lượt quay. Trang luật chơi cho thấy các cuộn, bảng trả thưởng và tỷ lệ hoàn trả chính xác, cùng phần đến từ vòng quay miễn phí.</p>',
    },
    {
      title: 'Chúng tôi ghi sổ thế nào',
      summary:
        'Sổ kép, chỉ thêm và không sửa, được tính lại bởi một chương trình thứ hai không dùng chung gì với chương trình đầu.',
      content:
        '<p>Tiền cược rời tài khoản của bạn và đến chỗ chúng tôi trong cùng một bút toán; tiền thắng đi theo chiều ngược lại. Không gì có thể biến mất ở giữa hai nơi, vì không có khoảng giữa.</p><p>Bút toán chỉ được thêm vào. Chính cơ sở dữ liệu từ chối sửa hay xóa. Một chương trình thứ hai, viết riêng, dựng lại mọi số dư từ các bút toán và phải ra cùng con số.</p><p><a href="/help#ledger">Tìm hiểu thêm về sổ sách</a></p>',
    },
    {
      title: 'Người thắng: có con số, không có tên',
      summary: 'Bảng thắng cược cho thấy ván thật đúng như đã ghi sổ. Ván của ai thì chỉ người chơi và chúng tôi biết.',
      content:
        '<p>Nhiều trang có dòng chữ chạy về người thắng. Của chúng tôi lấy từ lịch sử cược, vài giây sau khi ván được ghi sổ, và không tính chơi thử.</p><p>Tên được che như nhau với mọi người, để bạn nhận ra mình mà người khác thì không. Xem <a href="/winners">bảng thắng cược</a> và <a href="/ranking">bảng xếp hạng</a>.</p>',
    },
  ],
} satisfies Partial<DemoTranslation>;
