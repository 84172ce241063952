import type { DroppedLevel, JackpotPools, JackpotWon, Slot, SlotRound } from '@baize/games/slot-engine';
import type { VendorWallet, Win } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Contribution, contributionsOf, takenFrom } from '../../pool-shares.ts';
import { readPoolAmounts } from '../../pool-view.ts';
import type { StoredEvent, StudioTables } from '../schema.ts';
import { JackpotTaken } from './jackpot-taken.ts';
import { closeCycles, feedLevels, takeBackParts } from './levels.ts';
import { seededPools, sharesOf } from './shares.ts';
import {
  addRemainders,
  type Cause,
  type Entry,
  endFalls,
  insertEntries,
  keepRemainders,
  readRemainders,
  reserve,
  takeFall,
} from './store.ts';

export type { Contribution } from '../../pool-shares.ts';
export { JackpotTaken } from './jackpot-taken.ts';

type Connection = Kysely<StudioTables>;

interface JackpotRound {
  roundId: string;
  jackpotScope: string;
  playerRef: string;
  gameCode: string;
}

/**
 * Plays a round of a game with linked pots. Mostly none falls, and nobody is waited for. When one falls, it is taken for this round before
 * the round is played again on the same draws, so that it pays what stood in it, once. Throws JackpotTaken.
 */
export async function playForJackpots(
  transaction: Connection,
  wallet: VendorWallet,
  { roundId, jackpotScope, playerRef }: JackpotRound,
  dropped: readonly DroppedLevel[],
  play: (jackpotPoolsMinor: JackpotPools) => SlotRound,
): Promise<SlotRound> {
  const first = play({});
  // Levels that drop were taken when the stake was counted.
  const fallen = Object.keys(first.jackpotsMinor)
    .filter((pot) => dropped.every(({ pool }) => pool !== pot))
    .sort();
  if (fallen.length === 0) return first;
  for (const pot of fallen) {
    const holder = await takeFall(transaction, jackpotScope, pot, roundId);
    if (holder !== null) throw new JackpotTaken([holder]);
  }
  return play(await readPoolAmounts(wallet, playerRef));
}

/** What a stake did to the pools of its game: null where the game has none, or the session is of before its pools were kept. */
export interface SharedStake {
  contributions: Contribution[] | null;
  dropped: readonly DroppedLevel[];
}

/**
 * What of a stake goes into the pools, and which levels it carries to their hit points; what is less than a minor unit waits for the
 * player's next stake. Throws JackpotTaken.
 */
export async function shareStake(
  transaction: Connection,
  secretBox: SecretBox,
  game: Slot,
  player: JackpotRound,
  stakeMinor: bigint,
): Promise<SharedStake> {
  if (seededPools(game).length === 0 || player.jackpotScope === '') return { contributions: null, dropped: [] };
  const leftOver = await readRemainders(transaction, player);
  const parts = contributionsOf(sharesOf(game, stakeMinor), leftOver);
  const { contributions, remainders, dropped } = await feedLevels(
    transaction,
    secretBox,
    game,
    { ...player, stakeMinor },
    parts,
  );
  await keepRemainders(transaction, player, remainders);
  return { contributions, dropped };
}

const isFall = (event: StoredEvent): event is StoredEvent & JackpotWon => event.type === 'jackpotWon';

/** The levels that dropped in a decided round. */
export const droppedLevels = ({ events }: { events: readonly StoredEvent[] }): DroppedLevel[] =>
  events
    .filter(isFall)
    .flatMap(({ pot, amountMinor, drop }) => (drop ? [{ pool: pot, amountMinor: BigInt(amountMinor), drop }] : []));

/** A decided round as its jackpot pools see it; `contributions` null: of a game without jackpot pools, or decided before they were accounts. */
export interface JackpotPoolRound extends JackpotRound {
  stakeMinor: bigint;
  events: readonly StoredEvent[];
  contributions: readonly Contribution[] | null;
}

/** The jackpot pools that a decided round won, in its own order, as the wallet is asked to pay them. */
export function jackpotWins(
  { events, contributions }: Pick<JackpotPoolRound, 'events' | 'contributions'>,
  game: Slot | undefined,
): Omit<Win, 'txId'>[] {
  return events.filter(isFall).map(({ pot, amountMinor }) => {
    const won = { amountMinor: BigInt(amountMinor), kind: 'jackpot' as const };
    const rules = game && seededPools(game).find(({ pool }) => pool === pot);
    if (contributions === null || !rules) return won;
    return { ...won, pool: pot, seed: { from: reserve, amountMinor: rules.seedMinor } };
  });
}

/** The round's stake and its jackpot pools are paid: the studio's own book follows. */
export async function bookPaid(
  transaction: Connection,
  secretBox: SecretBox,
  game: Slot | undefined,
  round: JackpotPoolRound,
  at: Date,
): Promise<void> {
  const { contributions, jackpotScope, roundId } = round;
  if (contributions === null) return;
  const wins = jackpotWins(round, game);
  const fallen = wins.flatMap(({ pool, amountMinor, seed }): Entry[] => {
    if (pool === undefined || !seed) return [];
    return [
      { pool, kind: 'won', amountMinor: -amountMinor },
      { pool, kind: 'seed', amountMinor: seed.amountMinor },
    ];
  });
  const seedMinor = wins.reduce((sum, { seed }) => sum + (seed?.amountMinor ?? 0n), 0n);
  const seeds: Entry[] = seedMinor > 0n ? [{ pool: reserve, kind: 'seed', amountMinor: -seedMinor }] : [];
  const parts = contributions.map((part): Entry => ({ ...part, kind: 'contribution' }));
  const cause: Cause = { jackpotScope, roundId, at };
  await insertEntries(transaction, cause, [...parts, ...fallen, ...seeds]);
  if (game) await closeCycles(transaction, secretBox, game, { jackpotScope, roundId, at }, droppedLevels(round));
  await freeJackpotPools(transaction, round);
}

/** The round will never be paid: what it took from the remainders goes back, and its jackpot pools are free. */
export async function giveBack(
  transaction: Connection,
  game: Slot | undefined,
  round: JackpotPoolRound,
): Promise<void> {
  const { contributions, stakeMinor } = round;
  if (!game || contributions === null) return;
  await addRemainders(transaction, round, takenFrom(sharesOf(game, stakeMinor), contributions));
  await takeBackParts(transaction, game, round.jackpotScope, contributions);
  await freeJackpotPools(transaction, round);
}

async function freeJackpotPools(
  transaction: Connection,
  { events, jackpotScope, roundId }: JackpotPoolRound,
): Promise<void> {
  const fallen = events.filter(isFall).map(({ pot }) => pot);
  if (fallen.length > 0) await endFalls(transaction, jackpotScope, fallen, roundId);
}
