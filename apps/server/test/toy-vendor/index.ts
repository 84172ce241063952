import type { BuiltInVendor, VendorEntry } from '../../src/vendors/index.ts';
import { coinCode, createCoin } from './coin.ts';

export const toyCode = 'TOY';
const room = {
  roomId: 'r1',
  roomName: 'First',
  gameCode: coinCode,
  minBet: '1.00',
  maxBet: '5.00',
  seats: 2,
  players: 1,
  state: 'open',
} as const;
const winningTime = '2026-03-01T18:15:00.000Z';
const draw = {
  gameId: 'toss',
  remark: 'Toss',
  gameMenuTag: 'North',
  numero: '1',
  remainTime: 60,
  lockTime: 5,
  drawDayOfWeek: '2,3',
  winningTime,
};

const game = (gameCode: string, gameType: 'PVP' | 'ELOTT') => ({
  gameCode,
  gameType,
  gameClassify: '',
  names: { TY: gameCode },
  minBetMinor: 20n,
  coverUrl: '/cover.webp',
  wideCoverUrl: '/wide.webp',
});

export interface ToyVendor extends BuiltInVendor {
  coin: ReturnType<typeof createCoin>;
}

/** A second built-in vendor: one game in a frame, a room, a lottery. All of it is this folder. */
export const toyVendor: VendorEntry<ToyVendor> = {
  code: toyCode,
  offers: { displayName: 'Toys', games: [game(coinCode, 'PVP'), game('toss', 'ELOTT')] },
  create: ({ wallet, clock }) => {
    const coin = createCoin(wallet, clock.now);
    return {
      code: toyCode,
      entrance: '/toy/play/',
      launchKind: 'frame',
      coin,
      openRounds: async (playerRef) => coin.rounds.filter((round) => round.playerRef === playerRef && !round.isShown),
      settlementSource: {
        vendorCode: toyCode,
        settledUpTo: async (now) => now,
        rounds: async function* (from, to) {
          yield* coin.rounds.filter(({ at }) => at > from && at <= to);
        },
        find: async (roundIds) => coin.rounds.filter(({ roundId }) => roundIds.includes(roundId)),
      },
      sources: {
        rooms: async () => [room],
        lotteries: {
          vendorCode: toyCode,
          prizeMode: 'Elott',
          isVietnamese: true,
          menus: async () => [{ tag: 'North', gameMenus: [draw] }],
          openedDraws: async () => [{ gameId: 'toss', numero: '0', openNumbers: '12345', winningTime }],
        },
      },
      proof: async (playerRef, roundId) => {
        const round = coin.rounds.find((one) => one.roundId === roundId && one.playerRef === playerRef);
        return round ? { round: { side: 'heads' }, serverSeed: null } : null;
      },
    };
  },
};
