import type { OfferedGame } from '../vendor.ts';

/** The rooms' games by their names in the lobbies. */
export const roomNames: Readonly<Record<string, OfferedGame['names']>> = {
  room_niuniu: {
    TY: 'NiuNiu Room',
    CN: '抢庄牛牛',
    TH: 'ห้องหนิวหนิว',
    VI: 'Phòng Ngưu Ngưu',
    ID: 'Ruang NiuNiu',
    FIL: 'Kuwartong NiuNiu',
  },
};
