import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import { nameIn } from '../statements.ts';

/** Free rounds that a member can play now, under the names of the goods that they came as. What a vendor outside granted it shows itself. */
export async function playableRounds(
  { database, freeRounds }: Pick<RewardDependencies, 'database' | 'freeRounds'>,
  memberId: string,
  language: string,
  exponent: number,
) {
  const open = await freeRounds.openOf(memberId);
  if (open.length === 0) return [];
  const grantIds = open.map(({ grantId }) => grantId);
  const { rows } = await sql<{ id: string; names: Record<string, string> }>`
    select id::text, prize -> 'names' as names from rewards where member_id = ${memberId} and id::text = any(${grantIds})
    union all
    select id::text, names from mall_orders where member_id = ${memberId} and id::text = any(${grantIds})`.execute(
    database,
  );
  const names = new Map(rows.map((row) => [row.id, row.names]));
  return open.flatMap(({ grantId, vendorCode: vendor, gameCodes: [gameCode], count, left, valueMinor, expiresAt }) => {
    const own = names.get(grantId);
    if (own === undefined || gameCode === undefined) return [];
    const shown = { grantId, vendor, gameCode, count, left, name: nameIn(own, language) };
    return [{ ...shown, bet: shownAmount(valueMinor, exponent), expiresAt: expiresAt.toISOString() }];
  });
}
