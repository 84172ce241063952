import type { JackpotPools, JackpotWon, Slot, SlotRound } from '@baize/games/slot-engine';
import type { VendorWallet, Win } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import { type Contribution, contributionsOf, takenFrom } from '../../pool-shares.ts';
import { readPoolAmounts } from '../../pool-view.ts';
import type { StoredEvent, StudioTables } from '../schema.ts';
import { sharesOf } from './shares.ts';
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

type Connection = Kysely<StudioTables>;

/** A pot falls that fell in another round just now, which is not known to be paid: that one comes first. */
export class JackpotTaken extends Error {
  readonly roundId: string;
  constructor(roundId: string) {
    super(`a jackpot pool waits for round ${roundId}`);
    this.roundId = roundId;
  }
}

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
  play: (jackpotPoolsMinor: JackpotPools) => SlotRound,
): Promise<SlotRound> {
  const first = play({});
  const fallen = Object.keys(first.jackpotsMinor).sort();
  if (fallen.length === 0) return first;
  for (const pot of fallen) {
    const holder = await takeFall(transaction, jackpotScope, pot, roundId);
    if (holder !== null) throw new JackpotTaken(holder);
  }
  return play(await readPoolAmounts(wallet, playerRef));
}

/**
 * What of a stake goes into the pools; what is less than a minor unit waits for the player's next stake. Null: the game has none, or the
 * session is of before its pools were kept.
 */
export async function shareStake(
  transaction: Connection,
  { jackpots }: Slot,
  player: JackpotRound,
  stakeMinor: bigint,
): Promise<Contribution[] | null> {
  if (jackpots.length === 0 || player.jackpotScope === '') return null;
  const leftOver = await readRemainders(transaction, player);
  const { contributions, remainders } = contributionsOf(sharesOf(jackpots, stakeMinor), leftOver);
  await keepRemainders(transaction, player, remainders);
  return contributions;
}

const isFall = (event: StoredEvent): event is StoredEvent & JackpotWon => event.type === 'jackpotWon';

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
    const rules = game?.jackpots.find((candidate) => candidate.pot === pot);
    if (contributions === null || !rules) return won;
    return { ...won, pool: pot, seed: { from: reserve, amountMinor: rules.seedMinor } };
  });
}

/** The round's stake and its jackpot pools are paid: the studio's own book follows. */
export async function bookPaid(
  transaction: Connection,
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
  await addRemainders(transaction, round, takenFrom(sharesOf(game.jackpots, stakeMinor), contributions));
  await freeJackpotPools(transaction, round);
}

async function freeJackpotPools(
  transaction: Connection,
  { events, jackpotScope, roundId }: JackpotPoolRound,
): Promise<void> {
  const fallen = events.filter(isFall).map(({ pot }) => pot);
  if (fallen.length > 0) await endFalls(transaction, jackpotScope, fallen, roundId);
}
