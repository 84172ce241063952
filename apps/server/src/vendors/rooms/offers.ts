import type { BuiltInOffers, OfferedGame } from '../vendor.ts';

/** The rooms' games by their names in the lobbies. */
export const roomNames: Readonly<Record<string, OfferedGame['names']>> = {
  room_niuniu: { TY: 'NiuNiu Room', CN: '抢庄牛牛', TH: 'ห้องหนิวหนิว', VI: 'Phòng Ngưu Ngưu', ID: 'Ruang NiuNiu', FIL: 'Kuwartong NiuNiu' },
};

const classifies: Readonly<Record<string, string>> = { room_niuniu: 'NIUNIU' };

/** What the rooms bring to a brand's lobby of card rooms. */
export const roomOffers: BuiltInOffers = {
  displayName: 'Baize Card Rooms',
  games: Object.entries(roomNames).map(([gameCode, names]) => ({
    gameCode,
    gameType: 'PVP',
    gameClassify: classifies[gameCode] ?? '',
    names,
    minBetMinor: 10n,
    coverUrl: `/art/covers/${gameCode}.webp`,
    wideCoverUrl: `/art/covers/${gameCode}.webp`,
  })),
};
