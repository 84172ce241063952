import { createServerSeed, drawOfRound, hashServerSeed } from '@baize/fairness';
import {
  cycleSeeds,
  type DroppedLevel,
  drawHitPoint,
  type LevelDrop,
  type LevelRules,
  type Slot,
} from '@baize/games/slot-engine';
import type { Kysely } from 'kysely';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Contribution, unitsPerMinor } from '../../pool-shares.ts';
import type { StudioTables } from '../schema.ts';
import { JackpotTaken } from './jackpot-taken.ts';
import {
  insertLevel,
  type LevelRow,
  listUnpaid,
  lockLevels,
  moveCounters,
  nextCycle,
  type SealedSeed,
} from './levels-store.ts';
import { takeFall } from './store.ts';

type Connection = Kysely<StudioTables>;

async function newSeed(secretBox: SecretBox): Promise<SealedSeed> {
  const serverSeed = createServerSeed();
  return { sealedServerSeed: await secretBox.seal(serverSeed), serverSeedHash: hashServerSeed(serverSeed) };
}

/** Opens the first cycle of each level of a game; repeats change nothing. */
export async function openLevels(
  connection: Connection,
  secretBox: SecretBox,
  jackpotScope: string,
  { levels = [] }: Slot,
  at: Date,
): Promise<void> {
  for (const level of levels) await insertLevel(connection, jackpotScope, level, await newSeed(secretBox), at);
}

/** What a stake adds to the pools of its game, with what was left over before. */
export interface Parts {
  contributions: Contribution[];
  remainders: Map<string, bigint>;
}

/** More than a tenth of a stake goes into no level: what a drop left over is paid in with the next stakes. */
const maxShare = 10n;

const byPool = (a: { pool: string }, b: { pool: string }): number => (a.pool < b.pool ? -1 : 1);
const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** A level after a stake's part: it may take less than was due, which then is left over. */
async function feed(
  secretBox: SecretBox,
  rules: LevelRules,
  row: LevelRow,
  amountMinor: bigint,
): Promise<{ takenMinor: bigint; dropped: DroppedLevel | null }> {
  const serverSeed = await secretBox.open(row.sealed_server_seed);
  const hitMinor = drawHitPoint(rules, drawOfRound(cycleSeeds(rules, row.cycle, serverSeed)));
  if (row.counter_minor + amountMinor < hitMinor) return { takenMinor: amountMinor, dropped: null };
  const drop: LevelDrop = {
    cycle: row.cycle,
    serverSeedHash: row.server_seed_hash,
    serverSeed,
    counterMinor: `${row.counter_minor}`,
  };
  const takenMinor = hitMinor > row.counter_minor ? hitMinor - row.counter_minor : 0n;
  return { takenMinor, dropped: { pool: rules.pool, amountMinor: hitMinor, drop } };
}

interface FedRound {
  roundId: string;
  jackpotScope: string;
  stakeMinor: bigint;
}

/** Takes a level for the round in which it drops. Throws JackpotTaken while another round has it, or has put in what is not paid yet. */
async function takeLevel(transaction: Connection, { jackpotScope, roundId }: FedRound, pool: string): Promise<void> {
  const holder = await takeFall(transaction, jackpotScope, pool, roundId);
  if (holder !== null) throw new JackpotTaken([holder]);
  const unpaid = await listUnpaid(transaction, jackpotScope, pool);
  if (unpaid.length > 0) throw new JackpotTaken(unpaid);
}

/**
 * Counts a stake's parts into the levels of its game, one stake after the other, and says which of them drop. A part that carries a level
 * to its hit point ends there; the rest is left over for the player's next stake. Throws JackpotTaken.
 */
export async function feedLevels(
  transaction: Connection,
  secretBox: SecretBox,
  { levels = [] }: Slot,
  round: FedRound,
  { contributions, remainders }: Parts,
): Promise<Parts & { dropped: DroppedLevel[] }> {
  const dropped: DroppedLevel[] = [];
  if (levels.length === 0) return { contributions, remainders, dropped };
  const isLevel = (pool: string) => levels.some((level) => level.pool === pool);
  const kept = contributions.filter(({ pool }) => !isLevel(pool));
  const left = new Map(remainders);
  const pools = levels.map(({ pool }) => pool);
  const rows = round.stakeMinor > 0n ? await lockLevels(transaction, round.jackpotScope, pools) : [];
  for (const rules of levels.toSorted(byPool)) {
    const { pool } = rules;
    const row = rows.find((open) => open.pool === pool);
    const due = contributions.find((part) => part.pool === pool)?.amountMinor ?? 0n;
    if (due === 0n) continue;
    const amountMinor = lower(due, round.stakeMinor / maxShare);
    // A level that is not open yet takes nothing.
    const fed = row ? await feed(secretBox, rules, row, amountMinor) : { takenMinor: 0n, dropped: null };
    if (fed.dropped) {
      await takeLevel(transaction, round, pool);
      dropped.push(fed.dropped);
    }
    left.set(pool, (left.get(pool) ?? 0n) + (due - fed.takenMinor) * unitsPerMinor);
    if (fed.takenMinor > 0n) kept.push({ pool, amountMinor: fed.takenMinor });
  }
  await moveCounters(
    transaction,
    round.jackpotScope,
    kept.filter(({ pool }) => isLevel(pool)),
  );
  return { contributions: kept, remainders: left, dropped };
}

/** The drops of a round are paid: their seeds are in the book, and each level goes on with its next cycle. */
export async function closeCycles(
  transaction: Connection,
  secretBox: SecretBox,
  { levels = [] }: Slot,
  { jackpotScope, roundId, at }: { jackpotScope: string; roundId: string; at: Date },
  dropped: readonly DroppedLevel[],
): Promise<void> {
  for (const { pool, amountMinor, drop } of dropped.toSorted(byPool)) {
    const rules = levels.find((level) => level.pool === pool);
    if (!rules) throw new Error(`no level ${pool}`);
    const row = {
      pot_scope: jackpotScope,
      pool,
      cycle: drop.cycle,
      amount_minor: amountMinor,
      server_seed: drop.serverSeed,
      server_seed_hash: drop.serverSeedHash,
      round_id: roundId,
      dropped_at: at,
    };
    await nextCycle(transaction, row, { seedMinor: rules.seedMinor, seed: await newSeed(secretBox) });
  }
}

/** The round will never be paid: the counters lose what it put in, and its levels wait for the next stake as before. */
export const takeBackParts = (
  transaction: Connection,
  { levels = [] }: Slot,
  jackpotScope: string,
  contributions: readonly Contribution[],
): Promise<void> =>
  moveCounters(
    transaction,
    jackpotScope,
    contributions
      .filter((part) => levels.some(({ pool }) => pool === part.pool))
      .map(({ pool, amountMinor }) => ({ pool, amountMinor: -amountMinor })),
  );
