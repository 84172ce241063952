import type { LocaleCode } from '@baize/contract';

/** Words that made-up names are put together from, the same place meaning about the same in every language. */
const starts: Record<'TY' | 'CN' | 'TH' | 'VI', readonly string[]> = {
  TY: [
    'Golden',
    'Lucky',
    'Mystic',
    'Royal',
    'Wild',
    'Silent',
    'Crystal',
    'Burning',
    'Hidden',
    'Ancient',
    'Jade',
    'Silver',
  ],
  CN: ['黄金', '幸运', '神秘', '皇家', '狂野', '寂静', '水晶', '燃烧', '隐藏', '古老', '翡翠', '白银'],
  TH: ['ทองคำ', 'โชคดี', 'ลึกลับ', 'ราชา', 'ป่า', 'เงียบ', 'คริสตัล', 'เพลิง', 'ซ่อน', 'โบราณ', 'หยก', 'เงิน'],
  VI: [
    'Vàng',
    'May Mắn',
    'Huyền Bí',
    'Hoàng Gia',
    'Hoang Dã',
    'Lặng Lẽ',
    'Pha Lê',
    'Rực Cháy',
    'Ẩn Giấu',
    'Cổ Đại',
    'Ngọc',
    'Bạc',
  ],
};
const middles: typeof starts = {
  TY: [
    'Dragon',
    'Tiger',
    'Lotus',
    'Lantern',
    'Phoenix',
    'Temple',
    'River',
    'Panda',
    'Pirate',
    'Comet',
    'Garden',
    'Mountain',
  ],
  CN: ['龙', '虎', '莲花', '灯笼', '凤凰', '神庙', '河流', '熊猫', '海盗', '彗星', '花园', '山'],
  TH: ['มังกร', 'เสือ', 'ดอกบัว', 'โคมไฟ', 'ฟีนิกซ์', 'วิหาร', 'แม่น้ำ', 'แพนด้า', 'โจรสลัด', 'ดาวหาง', 'สวน', 'ภูเขา'],
  VI: [
    'Rồng',
    'Hổ',
    'Sen',
    'Đèn Lồng',
    'Phượng Hoàng',
    'Đền',
    'Sông',
    'Gấu Trúc',
    'Cướp Biển',
    'Sao Chổi',
    'Vườn',
    'Núi',
  ],
};
const ends: typeof starts = {
  TY: ['Fortune', 'Quest', 'Legend', 'Feast', 'Rush', 'Riches', 'Nights', 'Dance', 'Gate', 'Throne', 'Storm', 'Secret'],
  CN: ['财富', '探险', '传奇', '盛宴', '冲刺', '宝藏', '之夜', '之舞', '之门', '宝座', '风暴', '秘密'],
  TH: ['โชคลาภ', 'ผจญภัย', 'ตำนาน', 'งานเลี้ยง', 'เร่งด่วน', 'ความมั่งคั่ง', 'ราตรี', 'เต้นรำ', 'ประตู', 'บัลลังก์', 'พายุ', 'ความลับ'],
  VI: [
    'Phú Quý',
    'Phiêu Lưu',
    'Huyền Thoại',
    'Yến Tiệc',
    'Thần Tốc',
    'Giàu Sang',
    'Đêm',
    'Vũ Điệu',
    'Cổng',
    'Ngai Vàng',
    'Bão',
    'Bí Mật',
  ],
};

export const wordsALanguage = starts.TY.length;

/** A name in four languages from three numbers below `wordsALanguage`; `number` tells namesakes apart. */
export function madeUpNames(
  start: number,
  middle: number,
  end: number,
  number: number,
): Partial<Record<LocaleCode, string>> {
  const suffix = number === 0 ? '' : ` ${number + 1}`;
  const spaced = (locale: 'TY' | 'VI') =>
    `${starts[locale][start]} ${middles[locale][middle]} ${ends[locale][end]}${suffix}`;
  const joined = (locale: 'CN' | 'TH') =>
    `${starts[locale][start]}${middles[locale][middle]}${ends[locale][end]}${suffix}`;
  return { TY: spaced('TY'), CN: joined('CN'), TH: joined('TH'), VI: spaced('VI') };
}
