import { binaryColumn, sparseColumn } from '../../../../platform/database/binary-arrays.ts';
import { type Column, json } from './batch-columns.ts';
import type { AccountRow, BatchOperation, BetRow, LineRow } from './batch-rows.ts';

/** What the plays of one game share in a call. */
interface PlayedGame
  extends Pick<BetRow, 'brandId' | 'vendorCode' | 'gameId' | 'gameType' | 'currencyCode' | 'accountKind'> {
  generation: bigint;
  source: string;
  operatorAccountId: string;
}

/** An operation that is a play, by its parts; `game` is its place among the games, from 1. */
interface Play {
  /** The operation's place in the call. */
  op: number;
  game: number;
  sessionHash: Uint8Array | null;
  account: AccountRow;
  stake: LineRow;
  win: LineRow;
  bet: BetRow;
}

// In the order of book_plays' parameters (migrations/000082_plays.sql).

const gameColumns: readonly Column<PlayedGame>[] = [
  ['uuid', ({ brandId }) => brandId],
  ['int8', ({ generation }) => generation],
  ['text', ({ source }) => source],
  ['text', ({ vendorCode }) => vendorCode],
  ['uuid', ({ operatorAccountId }) => operatorAccountId],
  ['uuid', ({ gameId }) => gameId],
  ['text', ({ gameType }) => gameType],
  ['text', ({ currencyCode }) => currencyCode],
  ['text', ({ accountKind }) => accountKind],
];

const playColumns: readonly Column<Play>[] = [
  ['int4', ({ game }) => game],
  ['bytea', ({ sessionHash }) => sessionHash],
  ['uuid', ({ account }) => account.id],
  ['int8', ({ account }) => account.turn],
  ['int8', ({ bet }) => bet.stakeMinor],
  ['int8', ({ bet }) => bet.payoutMinor],
  ['text', ({ stake }) => stake.reference],
  ['text', ({ win }) => win.reference],
  ['bytea', ({ stake }) => stake.fingerprint],
  ['bytea', ({ win }) => win.fingerprint],
  ['text', ({ bet }) => bet.roundId],
  ['timestamptz', ({ bet }) => bet.placedAt],
  ['text', ({ bet }) => json(bet.detail)],
];

export const playsCallText = `select batch, refused from book_plays($1::timestamptz, ${[...gameColumns, ...playColumns]
  .map(([type], index) => `$${index + 2}::${type}[]`)
  .join(', ')})`;

/**
 * Whether an operation is all that book_plays can say: a stake and a win (or none) between one account of a member and one of the operator,
 * on the day that runs there, with the round's one line in the betting record.
 */
export function isPlay({ accounts, days, lines, rounds, bets }: BatchOperation): boolean {
  const [account] = accounts;
  const [stake, win] = lines;
  const [bet] = bets;
  return (
    account !== undefined &&
    stake !== undefined &&
    win !== undefined &&
    bet !== undefined &&
    accounts.length === 1 &&
    lines.length === 2 &&
    bets.length === 1 &&
    days.length === 0 &&
    rounds.length === 0 &&
    !account.isNewDay &&
    isRecordOf(bet, stake) &&
    isStakeOf(bet, stake, account) &&
    isWinOf(bet, win, stake)
  );
}

const isRecordOf = (bet: BetRow, stake: LineRow): boolean =>
  bet.isNew && bet.line === 0 && bet.status === 'settled' && bet.memberId === stake.memberId;

const isStakeOf = (bet: BetRow, stake: LineRow, account: AccountRow): boolean =>
  stake.act === 'stake' &&
  stake.movement === 'stake' &&
  stake.resolves === null &&
  stake.subject === bet.roundId &&
  stake.amountMinor === bet.stakeMinor &&
  stake.debitAccountId === account.id &&
  stake.creditVersion === null;

const isWinOf = (bet: BetRow, win: LineRow, stake: LineRow): boolean =>
  win.act === 'win' &&
  win.resolves === null &&
  win.source === stake.source &&
  win.subject === stake.subject &&
  win.memberId === stake.memberId &&
  (bet.payoutMinor === 0n
    ? win.outcome === 'noted'
    : win.movement === 'win' &&
      win.amountMinor === bet.payoutMinor &&
      win.debitAccountId === stake.creditAccountId &&
      win.creditAccountId === stake.debitAccountId);

/** The parameters of book_plays, and which operation stands at each place. Each must be a play. */
export function parametersOfPlays(
  operations: readonly BatchOperation[],
  now: Date,
): { values: unknown[]; ops: number[] } {
  const games: PlayedGame[] = [];
  const plays: Play[] = [];
  for (let op = 0; op < operations.length; op += 1) plays.push(playOf(operations[op] as BatchOperation, op, games));
  plays.sort((a, b) => (a.account.id < b.account.id ? -1 : 1));
  const values: unknown[] = [now];
  for (const [type, value] of gameColumns) values.push(binaryColumn(type, games, value));
  for (const [type, value] of playColumns) values.push(sparseColumn(type, plays, value));
  return { values, ops: plays.map(({ op }) => op) };
}

function playOf({ guard, accounts, lines, bets }: BatchOperation, op: number, games: PlayedGame[]): Play {
  const [account] = accounts as [AccountRow];
  const [stake, win] = lines as [LineRow, LineRow];
  const [bet] = bets as [BetRow];
  return { op, game: placeOfGame(games, guard, stake, bet), sessionHash: guard.sessionHash, account, stake, win, bet };
}

function placeOfGame(games: PlayedGame[], guard: BatchOperation['guard'], stake: LineRow, bet: BetRow): number {
  for (let index = 0; index < games.length; index += 1) {
    if (isOfGame(games[index] as PlayedGame, guard, stake, bet)) return index + 1;
  }
  const { vendorCode, gameId, gameType, currencyCode, accountKind } = bet;
  return games.push({
    brandId: guard.brandId,
    generation: guard.generation,
    source: stake.source,
    vendorCode,
    operatorAccountId: stake.creditAccountId as string,
    gameId,
    gameType,
    currencyCode,
    accountKind,
  });
}

const isOfGame = (game: PlayedGame, guard: BatchOperation['guard'], stake: LineRow, bet: BetRow): boolean =>
  game.operatorAccountId === stake.creditAccountId &&
  game.gameId === bet.gameId &&
  game.generation === guard.generation &&
  game.brandId === guard.brandId &&
  game.accountKind === bet.accountKind &&
  game.source === stake.source &&
  game.vendorCode === bet.vendorCode &&
  game.gameType === bet.gameType &&
  game.currencyCode === bet.currencyCode;
