import type { DemoTranslation } from './translation.ts';
import { viHelp } from './vi-help.ts';
import { viStories } from './vi-stories.ts';

/** What the demo brand says in Vietnamese. */
export const vi: DemoTranslation = {
  ...viStories,
  help: viHelp,
  banners: {
    'home-1': [
      'Chơi sòng phẳng.',
      '1.000 xu chơi để bắt đầu, tỷ lệ công khai và bằng chứng cho mọi lượt quay.',
      'Đăng ký',
    ],
    'home-2': [
      'Lantern Garden',
      'Hai mươi dòng dưới ánh đèn lồng giấy. Tìm ba cổng trăng để mở vòng quay miễn phí.',
      'Chơi ngay',
    ],
    'home-3': [
      'Mỗi xu đều có sổ sách',
      'Mỗi khoản cược, thắng và nạp là một dòng bạn có thể tự đọc và tự cộng.',
      'Xem cách',
    ],
    'rng-1': [
      'Slots công khai xác suất',
      'Mỗi trò slots cho biết tỷ lệ hoàn trả và độ biến động trước khi bạn quay.',
      'Cách kiểm chứng kết quả',
    ],
    'live-1': ['Một chỗ ngồi tại bàn', 'Bài rút từ hộp niêm phong, ván nào cũng có bằng chứng.', ''],
    'fish-1': ['Biển sâu, luật rõ', 'Xem mỗi con cá trả bao nhiêu trước khi bắn.', ''],
    'pvp-1': ['Người chơi đấu người chơi', 'Chúng tôi chia bài và không đứng về phía nào.', ''],
    'sports-1': ['Cược mọi trận đấu', 'Tỷ lệ trước và trong trận, trả thưởng ngay khi có kết quả.', ''],
    'esports-1': ['Cược từng bản đồ', 'Tỷ lệ trực tiếp cho những tựa game lớn nhất.', ''],
    'lott-1': ['Kỳ quay bạn có thể kiểm chứng', 'Mỗi kỳ quay được niêm phong trước và mở ra sau.', ''],
    'cockfight-1': [
      'Chỉ có gà ảo',
      'Hoạt hình từ đầu đến cuối. Không con vật nào bị làm hại, trình diễn hay phát trực tiếp.',
      '',
    ],
    'promotion-1': ['Ưu đãi rõ ràng, điều kiện rõ ràng', 'Bạn được gì, cần làm gì và khi nào kết thúc.', 'Đăng ký'],
    'shop-1': ['Điểm không hết hạn', 'Điểm bạn chơi được là của bạn cho đến khi bạn dùng.', 'Xem các cấp'],
    'help-1': ['Chúng tôi có thể giúp gì cho bạn?', 'Luật chơi, tính công bằng và tiền của bạn, bằng lời dễ hiểu.', ''],
    'reg-1': [
      'Một phút là vào ván đầu tiên',
      'Có tiền ảo ngay từ đầu. Không cần thẻ, không cần nạp, không ràng buộc.',
      '',
    ],
    'register-1': ['Chào mừng bạn', '', ''],
  },
  games: {
    baccarat_tables: 'Các bàn Baccarat',
    roulette_wheels: 'Roulette và vòng quay',
    dice_tables: 'Các bàn xúc xắc',
    mines: 'Dò mìn',
    hi_lo: 'Cao thấp',
    tower: 'Leo tháp',
    video_poker: 'Jacks or Better',
    lucky_koi: 'Cá Koi may mắn',
    dice: 'Xúc xắc',
    wheel: 'Vòng quay',
    coin_flip: 'Tung đồng xu',
    speed_baccarat: 'Baccarat tốc độ',
    baccarat_no_commission: 'Baccarat không hoa hồng',
    roulette: 'Roulette châu Âu',
    golden_pockets: 'Roulette Ô Vàng',
    sic_bo: 'Tài Xỉu',
    three_card_poker: 'Poker 3 Lá',
    dragon_tiger: 'Rồng Hổ',
    fish_prawn_crab: 'Bầu Cua',
    se_die: 'Xóc Đĩa',
    wenzhou: 'Bài Cửu Ôn Châu',
    two_eight: 'Nhị Bát Cang',
    dragon_phoenix: 'Rồng Phượng',
    niuniu_table: 'Bàn NiuNiu',
    bull_fight: 'Đấu Bò Đỏ Xanh',
  },
  playerNotices: [
    {
      title: 'Chào mừng đến với Baize: ở đây chỉ dùng tiền ảo',
      content:
        '<p>Số dư trên trang này là tiền ảo. Không thể mua, rút hay quy đổi. Khi gần hết, bạn có thể nạp thêm trong <a href="/?member=transferFund">ví</a> bất cứ lúc nào.</p>',
    },
    {
      title: 'Tự kiểm chứng mọi lượt quay',
      content:
        '<p>Trước khi bạn chơi, trò chơi cho thấy dấu vân tay của seed. Khi bạn đổi seed, seed cũ được công bố và mọi ván đều tính lại được.</p><p><a href="/help#fair">Xem cách kiểm chứng</a></p>',
    },
    {
      title: 'Ai vừa thắng? Bảng thắng cược đã mở',
      content:
        '<p><a href="/winners">Bảng thắng cược</a> cho thấy những ván thắng mới nhất và lớn nhất theo đúng sổ, và <a href="/ranking">bảng xếp hạng</a> cộng chúng lại. Tên được che, con số thì không.</p>',
    },
    {
      title: 'Đưa Baize lên màn hình chính',
      content:
        '<p>Khi cài như ứng dụng, trang mở toàn màn hình và khởi động nhanh hơn. Chỉ ba lần chạm, không cần cửa hàng ứng dụng: xem <a href="/down">hướng dẫn</a>.</p>',
    },
  ],
  popupNotices: [
    {
      title: 'Trước khi bạn ngồi vào bàn',
      content:
        '<p>Bạn chơi bằng xu không tốn tiền và không mua được gì. Phần còn lại là thật: xác suất được công bố, mọi kết quả đều kiểm chứng được và mỗi xu đều được ghi sổ.</p><ul><li><a href="/beginner">Lần đầu đến đây? Hãy bắt đầu với hướng dẫn</a></li><li><a href="/help#responsible">Chơi có giới hạn</a></li><li><a href="/help#term">Điều khoản của trang</a></li></ul>',
    },
  ],
};
