import type { Water } from '@baize/games/fishing';
import type { OfferedGame } from '../vendor.ts';

/** The waters by their names in the lobbies. */
export const waterNames: Readonly<Record<Water, OfferedGame['names']>> = {
  lotus: {
    ...{ TY: 'Lotus Lake', EN: 'Lotus Lake', CN: '莲湖捕鱼', TH: 'ทะเลสาบดอกบัว', VI: 'Hồ Sen Bắn Cá' },
    ...{ ID: 'Danau Teratai', FIL: 'Lawa ng Lotus' },
  },
  reef: {
    ...{ TY: 'Deep Reef', EN: 'Deep Reef', CN: '深礁捕鱼', TH: 'แนวปะการังลึก', VI: 'Rạn San Hô Sâu' },
    ...{ ID: 'Karang Dalam', FIL: 'Malalim na Bahura' },
  },
};
