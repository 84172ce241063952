import { holdemRoom } from '@baize/games/holdem';
import { entryMultiple, niuniuRoom } from '@baize/games/niuniu';
import { type RoomGame, rakeCapInBigBlinds } from '@baize/games/room-engine';
import { sitAndGoRoom } from '@baize/games/sit-and-go';
import { thirteenRoom } from '@baize/games/thirteen';
import { tienLenRoom } from '@baize/games/tien-len';
import { zjhRoom } from '@baize/games/zjh';

/** One level of stakes: `base` in tenths of a currency unit. */
export interface Stake {
  readonly key: string;
  readonly baseTenths: bigint;
}

/** A game of the rooms with what the vendor decides about it. */
export interface RoomKind {
  // biome-ignore lint/suspicious/noExplicitAny: a state is the game's own business and is handed back to it alone
  readonly game: RoomGame<any>;
  /** Whose picture it has; left out: its own. */
  readonly pictureOf?: string;
  /** The lobbies' code of its kind. */
  readonly classify: string;
  readonly seats: number;
  readonly stakes: readonly Stake[];
  /** Buy-ins in bases. */
  readonly minEntry: bigint;
  readonly maxEntry: bigint;
  /** The usual rake, in hundredths of a percent, and its most in bases for so many dealt in; null: no bound. */
  readonly rake10k: number;
  readonly rakeCapBases: (dealt: number) => bigint | null;
  /** Cards stay face down after a hand, so players learn its seed when all who were dealt in have stood up. */
  readonly areSeedsLate: boolean;
  /** A table is a tournament: everybody brings the smallest buy-in and a fee on it, for chips that are no money. */
  readonly isTournament?: true;
  /** From the end of a hand to the next one. */
  readonly pauseMs: number;
  /** What a sitting may use beyond the time of its decisions. */
  readonly timeBankMs: number;
}

const defaultStakes: readonly Stake[] = [
  { key: 'low', baseTenths: 1n },
  { key: 'medium', baseTenths: 10n },
  { key: 'high', baseTenths: 50n },
];

const niuniu: RoomKind = {
  game: niuniuRoom,
  classify: 'NIUNIU',
  seats: niuniuRoom.maxPlayers,
  stakes: defaultStakes,
  minEntry: entryMultiple,
  maxEntry: 4n * entryMultiple,
  rake10k: 500,
  rakeCapBases: () => null,
  areSeedsLate: false,
  pauseMs: 7_000,
  timeBankMs: 0,
};

const holdem: RoomKind = {
  game: holdemRoom,
  classify: 'POKER',
  seats: 6,
  stakes: defaultStakes,
  minEntry: 20n,
  maxEntry: 100n,
  rake10k: 500,
  rakeCapBases: rakeCapInBigBlinds,
  areSeedsLate: true,
  pauseMs: 8_000,
  timeBankMs: 30_000,
};

const sitAndGo: RoomKind = {
  game: sitAndGoRoom,
  pictureOf: 'room_holdem',
  classify: 'POKER',
  seats: 6,
  stakes: defaultStakes,
  minEntry: 10n,
  maxEntry: 10n,
  // The fee.
  rake10k: 1_000,
  rakeCapBases: () => null,
  areSeedsLate: true,
  isTournament: true,
  pauseMs: 6_000,
  timeBankMs: 30_000,
};

const zjh: RoomKind = {
  game: zjhRoom,
  classify: 'ZJH',
  seats: zjhRoom.maxPlayers,
  stakes: defaultStakes,
  minEntry: 50n,
  maxEntry: 500n,
  rake10k: 500,
  rakeCapBases: () => null,
  areSeedsLate: true,
  pauseMs: 7_000,
  timeBankMs: 30_000,
};

const tienLen: RoomKind = {
  game: tienLenRoom,
  classify: 'TIEN_LEN',
  seats: tienLenRoom.maxPlayers,
  stakes: defaultStakes,
  minEntry: 20n,
  maxEntry: 200n,
  rake10k: 500,
  rakeCapBases: () => null,
  // Whatever is left in a hand is laid open.
  areSeedsLate: false,
  pauseMs: 9_000,
  timeBankMs: 40_000,
};

const thirteen: RoomKind = {
  game: thirteenRoom,
  classify: 'THIRTEEN',
  seats: thirteenRoom.maxPlayers,
  stakes: defaultStakes,
  minEntry: 30n,
  maxEntry: 300n,
  rake10k: 500,
  rakeCapBases: () => null,
  areSeedsLate: false,
  pauseMs: 12_000,
  timeBankMs: 0,
};

export const roomKinds: readonly RoomKind[] = [niuniu, holdem, sitAndGo, zjh, tienLen, thirteen];

export const findRoomKind = (gameCode: string): RoomKind | undefined =>
  roomKinds.find(({ game }) => game.gameCode === gameCode);

/** Whether amounts of a game's hands are chips that are no money. */
export const isInChips = (gameCode: string): boolean => findRoomKind(gameCode)?.isTournament ?? false;

const tenths = 10n;
const decimal = 10n;

/** A stake's base in minor units; at least one unit of a currency without a tenth. */
export function baseMinorOf({ baseTenths }: Stake, exponent: number): bigint {
  const baseMinor = (baseTenths * decimal ** BigInt(exponent)) / tenths;
  return baseMinor > 0n ? baseMinor : 1n;
}
