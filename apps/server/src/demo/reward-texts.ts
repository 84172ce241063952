import type { CampaignContent, LocaleCode } from '@baize/contract';

/** Names of goods, missions and boards of the demo brand by their English one; English stands for itself. */
const names: Readonly<Record<string, Partial<Record<LocaleCode, string>>>> = {
  'Five wins in a day': {
    CN: '一天赢五次',
    ID: 'Lima kemenangan dalam sehari',
    TH: 'ชนะห้าครั้งในหนึ่งวัน',
    VI: 'Thắng năm lần trong một ngày',
    FIL: 'Limang panalo sa isang araw',
  },
  'A day’s turnover of 500': {
    CN: '一天投注额达 500',
    ID: 'Turnover 500 dalam sehari',
    TH: 'ยอดเทิร์นโอเวอร์ 500 ในหนึ่งวัน',
    VI: 'Doanh thu cược 500 trong một ngày',
    FIL: 'Turnover na 500 sa isang araw',
  },
  'Sign in on four days of a week': {
    CN: '一周内登录四天',
    ID: 'Masuk pada empat hari dalam seminggu',
    TH: 'เข้าสู่ระบบสี่วันในหนึ่งสัปดาห์',
    VI: 'Đăng nhập bốn ngày trong tuần',
    FIL: 'Mag-log in sa apat na araw ng linggo',
  },
  'Turnover of the week': {
    CN: '本周投注额',
    ID: 'Turnover minggu ini',
    TH: 'ยอดเทิร์นโอเวอร์ประจำสัปดาห์',
    VI: 'Doanh thu cược của tuần',
    FIL: 'Turnover ng linggo',
  },
  'Baize cap': { CN: 'Baize 棒球帽', ID: 'Topi Baize', TH: 'หมวก Baize', VI: 'Mũ Baize', FIL: 'Sombrerong Baize' },
  'Card deck in a tin': {
    CN: '铁盒扑克牌',
    ID: 'Set kartu dalam kaleng',
    TH: 'ไพ่หนึ่งสำรับในกล่องเหล็ก',
    VI: 'Bộ bài trong hộp thiếc',
    FIL: 'Baraha sa lata',
  },
  'Cash voucher 10': {
    CN: '现金券 10',
    ID: 'Voucher tunai 10',
    TH: 'บัตรเงินสด 10',
    VI: 'Phiếu tiền mặt 10',
    FIL: 'Cash voucher 10',
  },
  'Cash voucher 50': {
    CN: '现金券 50',
    ID: 'Voucher tunai 50',
    TH: 'บัตรเงินสด 50',
    VI: 'Phiếu tiền mặt 50',
    FIL: 'Cash voucher 50',
  },
};

/** A name in every language that there is. */
export const namesOf = (english: string): { TY: string } & Partial<Record<LocaleCode, string>> => ({
  TY: english,
  ...names[english],
});

type Texts = CampaignContent['texts'];

export const depositBonusTexts: Texts = {
  TY: {
    title: 'Half of your deposit on top',
    summary: 'A bonus of 50 % of one deposit, up to 500',
    content: '<p>Choose it with your deposit. It is wagered fifteen times within thirty days.</p>',
  },
  CN: {
    title: '存款再送一半',
    summary: '一次存款送 50% 红利，最高 500',
    content: '<p>存款时选择此优惠。红利须在三十天内完成十五倍投注。</p>',
  },
  ID: {
    title: 'Tambahan setengah dari deposit Anda',
    summary: 'Bonus 50% dari satu deposit, hingga 500',
    content: '<p>Pilih saat Anda deposit. Bonus dipertaruhkan lima belas kali dalam tiga puluh hari.</p>',
  },
  TH: {
    title: 'ฝากแล้วรับเพิ่มอีกครึ่งหนึ่ง',
    summary: 'โบนัส 50% ของการฝากหนึ่งครั้ง สูงสุด 500',
    content: '<p>เลือกเมื่อคุณฝากเงิน โบนัสต้องเดิมพันสิบห้าเท่าภายในสามสิบวัน</p>',
  },
  VI: {
    title: 'Tặng thêm một nửa tiền nạp',
    summary: 'Thưởng 50% cho một lần nạp, tối đa 500',
    content: '<p>Chọn khi bạn nạp tiền. Tiền thưởng cần cược mười lăm vòng trong ba mươi ngày.</p>',
  },
  FIL: {
    title: 'Dagdag na kalahati ng deposit mo',
    summary: 'Bonus na 50% ng isang deposit, hanggang 500',
    content:
      '<p>Piliin ito kapag nagdeposito ka. Kailangan itong itaya nang labinlimang beses sa loob ng tatlumpung araw.</p>',
  },
};

export const firstCoinsTexts: Texts = {
  TY: {
    title: '1,000 coins to start with',
    summary: 'Sign up and take them: nothing has to be paid in',
    content: '<p>Every new account can take 1,000 play coins once. They are on your home page after you sign up.</p>',
  },
  CN: {
    title: '新手 1,000 金币',
    summary: '注册即可领取，无需存款',
    content: '<p>每个新账户可领取一次 1,000 游戏币。注册后可在首页领取。</p>',
  },
  ID: {
    title: '1.000 koin untuk memulai',
    summary: 'Daftar dan ambil: tidak perlu deposit',
    content:
      '<p>Setiap akun baru dapat mengambil 1.000 koin main satu kali. Koin ada di beranda setelah Anda mendaftar.</p>',
  },
  TH: {
    title: 'รับ 1,000 เหรียญเพื่อเริ่มเล่น',
    summary: 'สมัครแล้วรับได้เลย ไม่ต้องฝากเงิน',
    content: '<p>บัญชีใหม่ทุกบัญชีรับเหรียญเล่น 1,000 เหรียญได้หนึ่งครั้ง เหรียญอยู่ที่หน้าแรกหลังสมัคร</p>',
  },
  VI: {
    title: '1.000 xu để bắt đầu',
    summary: 'Đăng ký và nhận ngay: không cần nạp tiền',
    content: '<p>Mỗi tài khoản mới được nhận 1.000 xu chơi một lần. Xu có ở trang chủ sau khi bạn đăng ký.</p>',
  },
  FIL: {
    title: '1,000 coins para makapagsimula',
    summary: 'Mag-sign up at kunin: walang kailangang ideposito',
    content:
      '<p>Bawat bagong account ay makakakuha ng 1,000 play coins nang isang beses. Nasa home page mo ang mga ito pagkatapos mag-sign up.</p>',
  },
};
