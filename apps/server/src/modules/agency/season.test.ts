// @covers agent-pay-runs

import { seasonFromBets } from '@baize/testkit/agents';
import { expect, test } from 'vitest';
import { untilCounted } from '../../../test/support/until-counted.ts';
import { createTurnover } from '../turnover/index.ts';
import { useAgents } from './agents.fixture.ts';

const { money, tools, open, termsOf, agree, pay, payDay } = useAgents();

const zone = 'Asia/Manila';
const dayCount = 40;
const memberCount = process.env.LONG_TESTS === '1' ? 5_000 : 9;
const dayMs = 86_400_000;
/** The first local day of the season; contracts were agreed to in the half of the month before. */
const firstDay = Date.parse('2026-03-16T00:00:00+08:00');
const dayAt = (index: number) => new Date(firstDay + index * dayMs + 8 * 3_600_000).toISOString().slice(0, 10);

/** Repeatable numbers from 0 to below `bound`. */
function draws(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % bound;
  };
}

const wages: [string, number, string][][] = [
  [
    ['0', 0, '0.2'],
    ['100', 2, '0.9'],
  ],
  [
    ['0', 0, '0.15'],
    ['100', 2, '0.6'],
  ],
  [
    ['0', 0, '0.1'],
    ['100', 2, '0.3'],
  ],
];
const dividends = [30, 20, 10];
const realTimes = ['0.15', '0.1', '0.05'];
const rebates = ['0.8', '0.65', '0.5'];
const memberRebate = '0.3';
const units = (percent: string) => Math.round(Number(percent) * 10_000);

/** Three agents deep; each has members directly below. Returns what was paid, by role in place of ids, and what the raw bets say. */
async function season(seed: number) {
  money.clock.jumpMs(Date.parse('2026-03-10T04:00:00Z') - money.clock.now().getTime());
  await money.owner.query(
    `insert into brand_vendors (brand_id, vendor_code, game_type) values ($1, $2, 'RNG') on conflict do nothing`,
    [money.brand.id, money.game.vendorCode],
  );
  await money.owner.query('insert into brand_games (brand_id, game_id) values ($1, $2) on conflict do nothing', [
    money.brand.id,
    money.game.id,
  ]);
  const chain = await openChain();
  const players = [];
  for (let index = 0; index < memberCount; index += 1) {
    const player = await money.newPlayer({ balanceMinor: 100_000_000n });
    const under = index % chain.length;
    await stand(player.memberId, chain[under] ?? '');
    await rate(player.memberId, memberRebate);
    players.push({ ...player, under });
  }
  const turnover = createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
  Object.assign(tools, { followTurnover: turnover.follow });
  const draw = draws(seed);
  for (let index = 0; index < dayCount; index += 1) await playDay(index, players, draw);
  await untilCounted(money.owner, turnover.follow);
  for (let index = 0; index < dayCount; index += 1) await payDayOf(index);
  const names = new Map(
    [...chain, ...players.map(({ memberId }) => memberId)].map((id, index) => [id, `account ${index}`]),
  );
  const plan = {
    zone,
    activeInDayMinor: 10_000,
    chain: chain.map((id, place) => ({
      ...{ id, dividendPercent: dividends[place] ?? 0, rebateUnits: units(rebates[place] ?? '0') },
      realTimeUnits: units(realTimes[place] ?? '0'),
      wage: (wages[place] ?? []).map(([amount, active, percent]) => ({
        turnover: Number(amount) * 100,
        active,
        units: units(percent),
      })),
    })),
    members: players.map(({ memberId: id, under }) => ({ id, under, rebateUnits: units(memberRebate) })),
  };
  const { rows } = await money.owner.query(
    `select kind || ' ' || period_key || ' ' || member_id as key, paid_minor::int as paid from agent_pays where brand_id = $1 and paid_minor > 0`,
    [money.brand.id],
  );
  const paid = new Map<string, number>(rows.map(({ key, paid: minor }) => [key, minor]));
  const named = [...paid].map(([key, minor]) => {
    const [kind, period, id = ''] = key.split(' ');
    return [`${kind} ${period} ${names.get(id)}`, minor] as const;
  });
  return {
    paid,
    byRole: new Map(named.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    fromBets: await seasonFromBets(money.owner, plan),
  };
}

async function openChain(): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, wage] of wages.entries()) {
    const giver = ids.at(-1) ?? null;
    const id = await open(giver, giver === null ? 1 : 2);
    await agree(giver, id, 'dailySalary', termsOf(wage));
    await agree(giver, id, 'dividend', termsOf([['0', 0, String(dividends[place])]]));
    await agree(giver, id, 'realTimeSalary', termsOf([['0', 0, realTimes[place] ?? '0']]));
    await rate(id, rebates[place] ?? '0');
    ids.push(id);
  }
  return ids;
}

const rate = (id: string, percent: string) =>
  money.owner.query(
    `insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at) values ($1, 'RNG', '2026-01-01', $2, $3, 'rule', now())`,
    [id, money.brand.id, percent],
  );

async function stand(id: string, under: string): Promise<void> {
  await money.owner.query(
    `update members m set upline_id = u.id, upline_path = team_path(u.id, u.upline_path) from members u where m.id = $1 and u.id = $2`,
    [id, under],
  );
  await money.owner.query(
    `insert into member_teams (member_id, valid_from, upline_path) select id, '-infinity', upline_path from members where id = $1`,
    [id],
  );
}

type Players = readonly { memberId: string; session: string; playerRef: string }[];

/** Some members play; a few bets are settled anew on a later day, for more or for nothing. */
async function playDay(index: number, players: Players, draw: (bound: number) => number): Promise<void> {
  money.clock.jumpMs(firstDay + index * dayMs + (1 + draw(20)) * 3_600_000 - money.clock.now().getTime());
  const { gameCode } = money.game;
  for (const { playerRef, session, memberId } of players) {
    if (draw(10) < 4) continue;
    const [roundId, stakeMinor] = [`s-${index}-${memberId}`, BigInt(1_000 + draw(20_000))];
    if (draw(5) > 0) {
      const debits = [{ txId: `${roundId}-s`, amountMinor: stakeMinor }];
      const credits = [{ txId: `${roundId}-w`, amountMinor: BigInt(draw(18_000)), kind: 'win' as const }];
      await money.wallet.play({ roundId, gameCode, playerRef, session, debits, credits, roundEnd: true });
      continue;
    }
    const bet = { betId: roundId, playerRef };
    await money.wallet.makeBet({ ...bet, gameCode, session, amountMinor: stakeMinor, legs: [], pricePolicy: 'exact' });
    await money.wallet.commitBet(bet);
    const result = { ...bet, result: 'won' as const, policy: 'allowNegative' as const };
    await money.wallet.settleBet({ ...result, generation: 1, payoutMinor: BigInt(draw(30_000)) });
    money.clock.jumpMs(dayMs);
    await money.wallet.resettleBet({ ...result, generation: 2, payoutMinor: BigInt(draw(30_000)) });
    money.clock.jumpMs(-dayMs);
  }
}

async function payDayOf(index: number): Promise<void> {
  const [day, next] = [dayAt(index), dayAt(index + 1)];
  for (const kind of ['rebate', 'dailySalary'] as const) await payDay(kind, day);
  await pay('realTimeSalary', `${day}Tend`, [`${day}T00:00`, `${next}T00:00`]);
  if (day.endsWith('-16') || day.endsWith('-01')) return;
  if (next.endsWith('-16'))
    await pay('dividend', `${day.slice(0, 8)}01`, [`${day.slice(0, 8)}01T00:00`, `${next}T00:00`]);
  if (next.endsWith('-01'))
    await pay('dividend', `${day.slice(0, 8)}16`, [`${day.slice(0, 8)}16T00:00`, `${next}T00:00`]);
}

let before: Map<string, number> | undefined;
test.each(['first', 'second'])(
  'a season pays what the raw bets say, to the cent, and the same when it is played the %s time',
  { timeout: 3_600_000 },
  async () => {
    const { paid, byRole, fromBets } = await season(20_260_316);
    // The last half of a month goes on, and results of the last day's bets come a day later.
    const due = [...fromBets].filter(([key]) => {
      const [kind = '', period = ''] = key.split(' ');
      return period < dayAt(dayCount) && `${kind} ${period}` !== 'dividend 2026-04-16';
    });
    expect(Object.fromEntries([...paid].sort())).toEqual(Object.fromEntries(due.sort()));
    expect(paid.size).toBeGreaterThan(100);
    for (let index = 0; index < dayCount; index += 1) await payDayOf(index);
    const { rows } = await money.owner.query(
      'select sum(paid_minor)::int as paid from agent_pays where brand_id = $1',
      [money.brand.id],
    );
    expect(rows[0].paid).toBe([...paid.values()].reduce((sum, one) => sum + one, 0));
    if (before) expect(byRole).toEqual(before);
    before = byRole;
    await money.expectCleanBooks();
  },
);
