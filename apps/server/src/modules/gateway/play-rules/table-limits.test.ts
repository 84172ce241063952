// @covers limits-by-level

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertSession } from '../../../../test/support/factories.ts';
import { useMoney } from '../testing/money.fixture.ts';
import { tableMaxPercentOf } from './table-limits.ts';

const rows = [
  { fromLevel: 0, maxPercent: 50 },
  { fromLevel: 3, maxPercent: 150 },
  { fromLevel: 5, maxPercent: 300 },
];

test.each([
  [0, 50],
  [2, 50],
  [3, 150],
  [4, 150],
  [5, 300],
  [99, 300],
])('level %i has %i percent', (level, percent) => {
  expect(tableMaxPercentOf(rows, { level, isTrial: false })).toBe(percent);
  expect(tableMaxPercentOf([], { level, isTrial: false })).toBe(100);
});

test('a trial account never has more than any level', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (level, own) => {
      const trial = tableMaxPercentOf(rows, { level: own, isTrial: true });
      expect(trial).toBeLessThanOrEqual(tableMaxPercentOf(rows, { level, isTrial: false }));
    }),
  );
});

const money = useMoney({
  play: { minRoundIntervalMs: 0, realityCheckMinutes: 0, autoplay: false, buyFeature: false, tableLimits: rows },
});

async function percentAtLaunch(memberId: string): Promise<number> {
  const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
  const launch = { memberId, brandId: money.brand.id, siteSessionId, gameId: money.game.id, locale: 'TY' } as const;
  const issued = await money.gateway.issueLaunchToken(launch);
  if (!issued.ok) throw new Error(issued.message);
  const entered = await money.wallet.authenticate({ launchToken: issued.value.token });
  if (entered.status !== 'ok') throw new Error(entered.code);
  return entered.value.tableMaxPercent;
}

const setLevel = (memberId: string, level: number) =>
  money.owner.query(
    `insert into vip_standings (member_id, brand_id, level, changed_at) values ($1, $2, $3, now())
     on conflict (member_id) do update set level = excluded.level`,
    [memberId, money.brand.id, level],
  );

test('a launch carries what the brand lets the level of that moment bet; trial accounts what the lowest level has', async () => {
  const [member, trial] = [await money.newMember(), await money.newMember({ type: 4 })];
  expect(await percentAtLaunch(member)).toBe(50);
  for (const [level, percent] of [
    [3, 150],
    [5, 300],
    [2, 50],
  ] as const) {
    await setLevel(member, level);
    await setLevel(trial, level);
    expect([await percentAtLaunch(member), await percentAtLaunch(trial)]).toEqual([percent, 50]);
  }
});
