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
  room_sng: {
    TY: 'Hold’em Sit and Go',
    CN: '德州扑克单桌赛',
    TH: 'โฮลเอ็ม ซิทแอนด์โก',
    VI: 'Hold’em Sit and Go',
    ID: 'Hold’em Sit and Go',
    FIL: 'Hold’em Sit and Go',
  },
  room_zjh: {
    TY: 'Win Three Cards Room',
    CN: '炸金花',
    TH: 'ห้องไพ่สามใบจีน',
    VI: 'Phòng Trác Kim Hoa',
    ID: 'Ruang Zha Jin Hua',
    FIL: 'Kuwartong Zha Jin Hua',
  },
  room_tien_len: {
    TY: 'Tien Len Room',
    CN: '越南前进扑克',
    TH: 'ห้องเตียนเลน',
    VI: 'Phòng Tiến Lên',
    ID: 'Ruang Tien Len',
    FIL: 'Kuwartong Tien Len',
  },
  room_thirteen: {
    TY: 'Thirteen Room',
    CN: '十三水',
    TH: 'ห้องไพ่สิบสามใบ',
    VI: 'Phòng Mậu Binh',
    ID: 'Ruang Thirteen',
    FIL: 'Kuwartong Thirteen',
  },
};

/** Levels of stakes, each with rooms counted from one. */
export const stakeNames: Readonly<Record<string, OfferedGame['names']>> = {
  low: { TY: 'Low', CN: '初级场', TH: 'เดิมพันต่ำ', VI: 'Mức thấp', ID: 'Kecil', FIL: 'Mababa' },
  medium: { TY: 'Medium', CN: '中级场', TH: 'เดิมพันกลาง', VI: 'Mức vừa', ID: 'Sedang', FIL: 'Katamtaman' },
  high: { TY: 'High', CN: '高级场', TH: 'เดิมพันสูง', VI: 'Mức cao', ID: 'Besar', FIL: 'Mataas' },
};
