import type { LocaleCode } from '@baize/contract';
import type { ArenaCode } from '@baize/games/cockfight';

type Names = { TY: string } & Partial<Record<LocaleCode, string>>;

/** What the arenas are called; each name says that the birds are virtual. */
export const arenaNames: Readonly<Record<ArenaCode, Names>> = {
  DS88: {
    ...{ TY: 'Virtual Sunrise Arena', EN: 'Virtual Sunrise Arena', CN: '虚拟旭日斗鸡场', ID: 'Arena Fajar Virtual' },
    ...{ TH: 'สนามอรุณเสมือนจริง', VI: 'Trường gà ảo Bình Minh', FIL: 'Virtual na Arena ng Bukang-liwayway' },
  },
  DIG: {
    ...{
      TY: 'Virtual Riverside Arena',
      EN: 'Virtual Riverside Arena',
      CN: '虚拟河畔斗鸡场',
      ID: 'Arena Tepi Sungai Virtual',
    },
    ...{ TH: 'สนามริมน้ำเสมือนจริง', VI: 'Trường gà ảo Ven Sông', FIL: 'Virtual na Arena sa Tabing-ilog' },
  },
  WS168: {
    ...{
      TY: 'Virtual Lantern Tote Arena',
      EN: 'Virtual Lantern Tote Arena',
      CN: '虚拟灯笼彩池斗鸡场',
      ID: 'Arena Toto Lentera Virtual',
    },
    ...{ TH: 'สนามโคมไฟพูลเสมือนจริง', VI: 'Trường gà ảo Đèn Lồng (cược chung)', FIL: 'Virtual na Tote Arena ng Parol' },
  },
};
