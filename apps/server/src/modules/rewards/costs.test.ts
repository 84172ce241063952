// @covers reward-centre

import { expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { costRoutes } from './costs.ts';
import { useRewards } from './rewards.fixture.ts';

const rewards = useRewards();

test('the last day of a stretch ends when it does in the brand’s zone, also where it has 23 hours', async () => {
  const memberId = await rewards.newMember();
  /** Clocks went forward in Berlin on 29 March 2026: that day ended at 22:00 UTC. */
  for (const [claimedAt, amountMinor] of [
    ['2026-03-29T21:59:59Z', 100n],
    ['2026-03-29T22:00:00Z', 20n],
  ] as const)
    await rewards.owner.query(
      `insert into rebate_claims (member_id, id, brand_id, request_id, covers_until, amount_minor, currency_code, lines, how, claimed_at)
       values ($1, $2::uuid, $3, $2::uuid::text, $4, $5, $6, '[]', 'member', $4)`,
      [memberId, newId(), rewards.brand.id, claimedAt, amountMinor, rewards.brand.currency.code],
    );
  const { staffRewardCosts } = costRoutes({
    database: rewards.database,
    clock: rewards.clock,
    brands: { settingsOf: async () => ({ timeZone: 'Europe/Berlin' }), calendarSubjects: async () => [] },
  });
  const costs = await staffRewardCosts({ ...rewards.staffCaller(), data: { from: '2026-03-29', to: '2026-03-29' } });
  expect(costs).toMatchObject({
    ok: true,
    value: {
      lines: [
        { source: 'rebate', count: 1, given: '1.00' },
        { source: 'freeRounds', count: 0 },
      ],
    },
  });
});
