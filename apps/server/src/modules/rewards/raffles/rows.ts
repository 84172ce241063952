import type { RaffleContent, RewardPayout } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface Raffle {
  id: string;
  brandId: string;
  content: RaffleContent;
  startsAt: Date;
  endsAt: Date;
  drawsAt: Date;
  seedHash: string;
  sealedSeed: string;
  state: 'open' | 'closed' | 'drawn';
  ticketsHash: string;
  tickets: number | null;
  seed: string | null;
  /** Winning tickets in the order of the prizes. */
  winners: number[] | null;
}

/** Counts of tickets stay far below 2^53, so that a number holds them. */
export const raffleColumns = sql`r.id, r.brand_id as "brandId", r.content, r.starts_at as "startsAt", r.ends_at as "endsAt",
  r.draws_at as "drawsAt", r.seed_hash as "seedHash", r.sealed_seed as "sealedSeed", r.state, r.tickets_hash as "ticketsHash",
  r.tickets::float8 as tickets, r.seed, r.winners`;

export async function rafflesWhere(database: Database, where: ReturnType<typeof sql>): Promise<Raffle[]> {
  const { rows } = await sql<Raffle>`select ${raffleColumns} from raffles r where ${where}`.execute(database);
  return rows;
}

/** Every prize of a raffle in the order in which it is drawn. */
export const prizesOf = ({ prizes }: RaffleContent): { payout: RewardPayout; amount: string }[] =>
  prizes.flatMap(({ count, payout, amount }) => Array.from({ length: count }, () => ({ payout, amount })));
