import { compareRates } from '@baize/agents';
import type { FieldFault, RateKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type AgentRules, rateOfPercent } from '../contracts/index.ts';
import { isBelow } from './branch.ts';

export interface GameRate {
  gameType: RateKind;
  percent: string;
}

/** "0.65": without the zeros that the database writes. */
const shownPercent = sql`trim_scale(r.percent)::text`;

/** The rates that count on a day, rebate points only at a brand that pays by them, of each of these accounts; one without a rate is left out. */
export async function ratesOn(
  database: Database,
  memberIds: readonly string[],
  day: string,
  { pointsFrom }: Pick<AgentRules, 'pointsFrom'>,
): Promise<Map<string, GameRate[]>> {
  const { rows } = await sql<GameRate & { memberId: string }>`
    select distinct on (r.member_id, r.game_type) r.member_id as "memberId", r.game_type as "gameType", ${shownPercent} as percent
    from agent_rates r where r.member_id = any (${[...memberIds]}::uuid[]) and r.valid_from <= ${day}::date
      and (r.game_type <> 'POINTS' or ${pointsFrom} <> '')
    order by r.member_id, r.game_type, r.valid_from desc`.execute(database);
  const rates = new Map<string, GameRate[]>(memberIds.map((id) => [id, []]));
  for (const { memberId, gameType, percent } of rows)
    if (percent !== '0') rates.get(memberId)?.push({ gameType, percent });
  return rates;
}

/** The fault of the first rate that is above what there is to give; null when none is. */
export function ratesAbove(rates: readonly GameRate[], maxOf: (gameType: RateKind) => string) {
  const index = rates.findIndex(
    ({ gameType, percent }) => compareRates(rateOfPercent(percent), rateOfPercent(maxOf(gameType))) > 0,
  );
  const fields: Record<string, FieldFault> = { [`rates.${index}.percent`]: { key: 'rate_too_high' } };
  return index === -1 ? null : fields;
}

export async function setRates(
  database: Database,
  set: { brandId: string; memberId: string; rates: readonly GameRate[]; day: string; by: string; at: Date },
): Promise<void> {
  for (const { gameType, percent } of set.rates) {
    await sql`
      insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at)
      values (${set.memberId}, ${gameType}, ${set.day}::date, ${set.brandId}, ${percent}::numeric, ${set.by}, ${set.at})
      on conflict (member_id, game_type, valid_from) do update
        set percent = excluded.percent, set_by = excluded.set_by, created_at = excluded.created_at`.execute(database);
  }
}

/** Accounts of a branch whose newest rate of a game type is above a new one: what its end asks about. */
export async function higherInBranch(
  database: Database,
  { brandId, agentId, rates }: { brandId: string; agentId: string; rates: readonly GameRate[] },
): Promise<{ memberId: string; gameType: RateKind }[]> {
  const found: { memberId: string; gameType: RateKind }[] = [];
  for (const { gameType, percent } of rates) {
    const { rows } = await sql<{ memberId: string }>`
      select m.id as "memberId" from members m
        join lateral (select r.percent from agent_rates r where r.member_id = m.id and r.game_type = ${gameType}
          order by r.valid_from desc limit 1) newest on newest.percent > ${percent}::numeric
      where m.brand_id = ${brandId} and ${isBelow(agentId)}`.execute(database);
    found.push(...rows.map(({ memberId }) => ({ memberId, gameType })));
  }
  return found;
}
