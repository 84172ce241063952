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
  room_holdem: {
    TY: 'Texas Hold’em Room',
    CN: '德州扑克',
    TH: 'ห้องเท็กซัสโฮลเอ็ม',
    VI: 'Phòng Texas Hold’em',
    ID: 'Ruang Texas Hold’em',
    FIL: 'Kuwartong Texas Hold’em',
  },
};
