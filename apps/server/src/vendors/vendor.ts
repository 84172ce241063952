import type {
  Calls,
  CallValue,
  GameType,
  LocaleCode,
  LotteryGame,
  OpenedDraw,
  PlayerLink,
  PrizeMode,
} from '@baize/contract';
import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import type { SteadyClock } from '../platform/clock.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Database } from '../platform/database/database.ts';
import type { RequestBrand, RequestContext, RequestStaff } from '../platform/http/handlers.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { Part } from '../platform/part.ts';
import type { SocketSession } from '../platform/sockets/session-watch.ts';
import type { Sockets } from '../platform/sockets/sockets.ts';
import type { TableTimings } from './table-clocks.ts';

/**
 * How a game opens: in a frame of the game page, in a new window, on a screen of the site, or as a list of further games.
 */
export type LaunchKind = 'frame' | 'window' | 'screen' | 'list';

/** A round that waits to be played to its end. */
export interface OpenRound {
  gameCode: string;
  roundId: string;
  openedAt: Date;
}

/** A round as its vendor decided it; amounts in minor units. */
export interface VendorRound {
  roundId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  at: Date;
}

/** A vendor's own side of the books: what its games decided, whatever the wallet did. */
export interface VendorRounds {
  vendorCode: string;
  /** Rounds up to this moment have ended at the vendor and will not change. */
  settledUpTo(now: Date): Promise<Date>;
  /** Rounds after `from` up to and with `to`, in the order of their moments. */
  rounds(from: Date, to: Date): AsyncIterable<VendorRound>;
  /** Some rounds by their ids; those that the vendor does not know are left out. */
  find(roundIds: readonly string[]): Promise<VendorRound[]>;
}

/** Asks a vendor for its rooms as they are at this moment. */
export type RoomSource = (of: {
  brand: RequestBrand;
  gameCode?: string | undefined;
  language: LocaleCode;
}) => Promise<CallValue<Calls['roomList']>['list']>;

/** For whom lotteries are asked, and in which language. */
export interface LotteryRequest {
  brand: RequestBrand;
  language: LocaleCode;
}

/** A vendor's lotteries as they are at this moment. A game's id is its code in the catalogue. */
export interface LotterySource {
  /** Asked only at brands that have the vendor. */
  vendorCode: string;
  prizeMode: PrizeMode;
  /** Its lotteries stand on the Vietnamese menu too. */
  isVietnamese: boolean;
  /** In the order of the tabs. */
  menus(of: LotteryRequest): Promise<{ tag: string; gameMenus: Omit<LotteryGame, 'vendor'>[] }[]>;
  /** The latest `count` draws of every lottery, or of one, whose numbers are open; in any order. */
  openedDraws(
    of: LotteryRequest & { gameId?: string | undefined; count: number },
  ): Promise<Omit<OpenedDraw, 'vendor'>[]>;
}

/** What a player needs to recompute a settled round. */
export type RoundProof = CallValue<Calls['roundProof']>;

/** A round as everybody may see it: its result, and what recomputes it as far as that is published. */
export interface PublicRound extends RoundProof {
  /** Everything that recomputes it is there. */
  canBeVerified: boolean;
}

/** Who a player is. */
export interface VendorPlayer {
  memberId: string;
  brandId: string;
  username: string;
  currencyCode: string;
}

/** An internal message to a player; the same `reference` of a kind is sent once, for ever. */
export type PlayerNotice = NoticeToPlayer &
  (
    | { kind: 'lotteryRaised' | 'lotteryLowered' | 'lotteryCancelled'; params: { lottery: string; numero: string } }
    | { kind: 'fightRaised' | 'fightLowered'; params: { arena: string; fight: string } }
    | { kind: 'sitAndGoBegins'; params: Record<never, string> }
    | { kind: 'sitAndGoPaid'; params: { place: string } }
  );
interface NoticeToPlayer {
  playerRef: string;
  reference: string;
  /** How much money it is about. */
  amountMinor: bigint;
}

/** Two players of a vendor and what their accounts share. */
export interface LinkedPair {
  /** The smaller reference of the two. */
  firstRef: string;
  secondRef: string;
  kinds: readonly PlayerLink[];
}

/** What the operator's staff did, for the audit log. */
export interface StaffDone {
  act: string;
  subject: string;
  reason?: string;
  before?: object;
  after?: object;
}

/** Whoever of the staff acts. */
export type ActingStaff = Pick<RequestContext, 'ip'> & { staff: RequestStaff };

/** What a vendor with calls of the operator's staff gets beside the players' wallet. */
export interface StaffPorts {
  /** Players of one of this vendor's codes by their references; who is not known is left out. */
  playersOf(vendorCode: string, playerRefs: readonly string[]): Promise<ReadonlyMap<string, VendorPlayer>>;
  /** References, at any of these codes, of a brand's members whose names begin so. */
  playersNamed(vendorCodes: readonly string[], brandId: string, beginning: string): Promise<readonly string[]>;
  /** Names of the operator's staff by the ids of their accounts; who is not known is left out. */
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Writes an internal message, with the transaction that `database` runs. Where the vendors' books stand apart it is written at once: whoever
   * undoes his transaction does the same work again, and a message of one reference is written once.
   */
  notify(database: Database, vendorCode: string, notice: PlayerNotice): Promise<void>;
  audit(by: ActingStaff, done: StaffDone): Promise<unknown>;
  noteReading(by: ActingStaff, subject: string): Promise<void>;
}

/** Rounds that the operator gave a player: nothing is staked, and what they win is his. */
export interface FreeRounds {
  grantId: string;
  left: number;
  /** The bet that each is played at. */
  valueMinor: bigint;
  expiresAt: Date;
}

/** A game whose rounds may be given for free, with the bets that it is played at. */
export interface FreeRoundGame {
  gameCode: string;
  betsMinor: readonly bigint[];
}

/** What a jackpot pool begins with, of the operator's own money; amounts above 0. `reference` tells it among the vendor's acts for ever. */
export interface PoolOpening {
  reference: string;
  /** Whose play it can be won by; see `cashPoolOf`. */
  prizePool: string;
  currencyCode: string;
  pool: string;
  amountMinor: bigint;
}

/** All that a built-in vendor gets from the server. It reaches money through the wallet alone, and knows members by their references. */
export interface VendorPorts {
  wallet: VendorWallet;
  /** Why the wallet would surely refuse a stake of this player at the moment; null: nothing is known against it. Books and bars nothing. */
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) => Promise<WalletCode | null>;
  /** A player's free rounds of a game, those that end first before the others. */
  freeRoundsOf(of: { playerRef: string; gameCode: string }): Promise<readonly FreeRounds[]>;
  /** The wallet of another code of the same vendor, and what it would refuse. */
  walletOf(vendorCode: string): VendorWallet;
  refusalOfStakeAt(vendorCode: string, stake: { playerRef: string; amountMinor: bigint }): Promise<WalletCode | null>;
  staffPorts: StaffPorts;
  /** The highest prize group of a player in a code's lotteries, where rebate points say it; null: the vendor's usual one. */
  topGroupOf(vendorCode: string, player: Pick<VendorPlayer, 'memberId' | 'brandId'>): Promise<number | null>;
  /** What a program outside signs its messages about matches and odds with; null: there is none. */
  oddsFeedSecret: string | null;
  /** What a program outside signs the results of lotteries with; null: there is none. */
  drawFeedSecret: string | null;
  /** Those of a code's players who signed in from one address with one kind of browser as another of them, since a moment. */
  linkedPlayers: (vendorCode: string, playerRefs: readonly string[], since: Date) => Promise<readonly string[]>;
  /** What pairs of these players of the vendor share; pairs that share nothing are left out. */
  linksBetween: (playerRefs: readonly string[], since: Date) => Promise<readonly LinkedPair[]>;
  /** A member's reference at the vendor; null: he never came there. */
  playerRefOf: (memberId: string) => Promise<string | null>;
  /** The prize pool of a brand's members who play with money. */
  cashPoolOf: (brandId: string) => string;
  /** The prize pools of all brands that have any of these games on sale. */
  cashPoolsWith: (gameCodes: readonly string[]) => Promise<readonly Pick<PoolOpening, 'prizePool' | 'currencyCode'>[]>;
  /**
   * Books what a pool begins with, once for ever: in the caller's transaction, or before it ends where the vendors' books stand apart; what was
   * booked and not noted is repeated under the same reference.
   */
  openPool: (transaction: Database, opening: PoolOpening) => Promise<void>;
  /** What is still owed of bets that were corrected when their players had less; those without a debt are left out. */
  owedOf: (betIds: readonly string[]) => Promise<ReadonlyMap<string, bigint>>;
  /** The vendors' books, and nothing else. */
  database: Database;
  /** Connections to the same whose statements may last. */
  reports: pg.Pool;
  clock: SteadyClock;
  secretBox: SecretBox;
  newId: () => string;
  sockets: Sockets;
  /** The site's sessions behind the games'. */
  sessions: {
    /** Null where the game's session or the site's has ended; `vendorCode` is another code of the same vendor. */
    siteSessionOf(session: string, vendorCode?: string): Promise<SocketSession | null>;
    /** Whether a site's session lives; keeps it awake for nobody. */
    isAwake(sessionId: string): Promise<boolean>;
    /** Endings of sessions, by member; null: no other process is heard. */
    news: { onNews(listener: (memberId: string | null) => void): void } | null;
  };
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
  /** So many days hands of card rooms are kept; null: for ever. */
  roomHandsDays: number | null;
  /** How long tables take for a round where they do not keep their own clock. */
  tableTimings: TableTimings;
}

/** A vendor whose games run in this program. */
export interface BuiltInVendor extends Part {
  readonly code: string;
  /** Where its games open: the path of a frame's page with a slash at both ends, or a screen of the site. */
  readonly entrance: string;
  readonly launchKind: LaunchKind;
  /** The app below apps/ whose build is served at the entrance; without it another part serves it. */
  readonly frameApp?: string;
  /** Rounds that wait for a player: of each game one, the latest. */
  openRounds(playerRef: string): Promise<readonly OpenRound[]>;
  /** What the reconciliation compares with the wallet's books. */
  readonly settlementSource: VendorRounds;
  /** Games whose rounds the operator may give for free. */
  readonly freeRoundGames?: readonly FreeRoundGame[];
  readonly sources?: {
    rooms?: RoomSource;
    lotteries?: LotterySource;
    /** Games with pools of the ledger that members can win. */
    jackpots?: readonly { gameCode: string; pools: readonly string[] }[];
  };
  /** What programs outside call beside the calls of the contract. */
  readonly httpRoutes?: FastifyPluginAsync;
  /** How many pairs that may play together each of these players is in, found up to a moment and not cleared by staff; in their order. */
  collusionPairsOf?(asked: readonly { playerRef: string; until: Date }[]): Promise<readonly number[]>;
  /** Null for a round that is not there or another's, and for an open one as long as its course is secret. */
  proof?(playerRef: string, roundId: string): Promise<RoundProof | null>;
  /**
   * A settled round's proof as everybody may see it, without what a player staked and won unless that is asked for. Null: its result cannot be
   * drawn, or shows what belongs to others. A vendor without it has no rounds that players share.
   */
  publicRound?(proof: RoundProof, options: { withAmounts: boolean }): PublicRound | null;
}

/** A game as its built-in vendor offers it: brands begin with these, and arrange them as they like. */
export interface OfferedGame {
  gameCode: string;
  gameType: GameType;
  /** A code as `SLOT` or `DICE`, by which lobbies are filtered; empty: none. */
  gameClassify: string;
  names: { TY: string } & Partial<Record<LocaleCode, string>>;
  minBetMinor: bigint;
  coverUrl: string;
  wideCoverUrl: string;
}

/** What a built-in vendor brings to the demo brand and to each brand that is made with the built-in games. */
export interface BuiltInOffers {
  displayName: string;
  games: readonly OfferedGame[];
}

/** An entry of the list of built-in vendors. */
export interface VendorEntry<Vendor extends BuiltInVendor = BuiltInVendor> {
  readonly code: string;
  readonly offers?: BuiltInOffers;
  /**
   * Deletes what a player wrote by himself, when what the member has given is erased (in the same transaction where the vendors' books stand beside
   * everything else); harmless to repeat. Money and rounds stay.
   */
  readonly erasePlayer?: (transaction: Database, playerRef: string) => Promise<void>;
  create(ports: VendorPorts): Vendor;
}
