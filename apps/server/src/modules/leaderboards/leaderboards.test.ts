// @covers ranking

import { calls } from '@baize/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BrandRow, insertBrand, insertGame, insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type BetLine, insertBet } from './bet.fixture.ts';
import { createLeaderboards, type LeaderboardsModule } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let service: LeaderboardsModule;
let brand: BrandRow;
let other: BrandRow;
let game: { id: string; vendorCode: string };
const people: Record<string, string> = {};
let rounds = 0;
let brands = 0;

interface Bet extends Partial<Omit<BetLine, 'payout'>> {
  who: string;
  payout: number | string;
  agoMs?: number;
  in?: BrandRow;
}

const bet = ({ who, agoMs = minuteMs, in: site = brand, ...line }: Bet) => {
  rounds += 1;
  const at = new Date(clock.now().getTime() - agoMs);
  const owner = { brandId: site.id, memberId: people[who] ?? '', game };
  return insertBet(harness.owner, owner, { round: `r${rounds}`, at, ...line });
};

const contextOf = (site: BrandRow) => ({
  brand: site,
  ip: '192.0.2.7',
  origin: 'https://a.example',
  userAgent: 'test',
});
const ranking = async (data: { period?: 'D' | 'W' | 'H' | 'M'; size?: number } = {}) => {
  const answer = await service.routes.rankList({ ...contextOf(brand), data: calls.rankList.data.parse(data) });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.rankList.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
};
const board = async (data: {
  kind: 'latest' | 'biggest';
  period?: 'D' | 'M';
  size?: number;
  language?: 'TY' | 'EN';
}) => {
  const parsed = calls.winnerBoard.data.parse({ language: 'TY', ...data });
  const answer = await service.routes.winnerBoard({ ...contextOf(brand), data: parsed });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.winnerBoard.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value.list;
};

/** Lines of bets stay for ever, so each test has operators of its own. */
beforeEach(async () => {
  brands += 1;
  brand = await insertBrand(harness.owner, `first${brands}`);
  other = await insertBrand(harness.owner, `second${brands}`);
  game = await insertGame(harness.owner, brand.id, { gameCode: `game${brands}` });
  for (const [name, site, type] of [
    ['alice', brand, 0],
    ['bobby', brand, 0],
    ['agent1', brand, 1],
    ['trial1', brand, 4],
    ['closed', brand, 0],
    ['stranger', other, 0],
  ] as const) {
    people[name] = (await insertMember(harness.owner, site.id, { username: name, type })).id;
  }
  await harness.owner.query('update members set blocked_at = now() where id = $1', [people.closed]);
  service = createLeaderboards({ database: harness.database, clock, jackpotPools: async () => null });
});

describe('the ranking', () => {
  test('adds up what an account’s rounds paid, the most first; equal sums by fewer rounds', async () => {
    await bet({ who: 'alice', payout: 300 });
    await bet({ who: 'alice', payout: 200 });
    await bet({ who: 'bobby', payout: 500 });
    await bet({ who: 'agent1', payout: 501 });
    expect((await ranking()).list).toEqual([
      { rank: 1, account: 'ag***1', rounds: 1, won: '5.01' },
      { rank: 2, account: 'bo***y', rounds: 1, won: '5.00' },
      { rank: 3, account: 'al***e', rounds: 2, won: '5.00' },
    ]);
  });

  test('leaves out other operators, trial play, blocked accounts, cancelled rounds and who won nothing', async () => {
    await bet({ who: 'stranger', payout: 900, in: other });
    await bet({ who: 'trial1', payout: 900, kind: 'trial' });
    await bet({ who: 'closed', payout: 900 });
    await bet({ who: 'alice', payout: 900, status: 'cancelled' });
    await bet({ who: 'bobby', payout: 0 });
    expect((await ranking()).list).toEqual([]);
  });

  test('counts a corrected round once, with what it came to', async () => {
    await bet({ who: 'alice', payout: 1000, round: 'corrected' });
    await bet({ who: 'alice', stake: 0, payout: -400, round: 'corrected', line: 1 });
    expect((await ranking()).list).toEqual([{ rank: 1, account: 'al***e', rounds: 1, won: '6.00' }]);
  });

  test('is of its period alone: today begins at midnight, the month on its first day', async () => {
    const ago = (instant: string) => clock.now().getTime() - Date.parse(instant);
    await bet({ who: 'alice', payout: 100, agoMs: ago('2026-03-01T00:00:00.000Z') });
    await bet({ who: 'bobby', payout: 900, agoMs: ago('2026-02-28T23:59:59.999Z') });
    const accounts = async (period: 'D' | 'W' | 'M') => (await ranking({ period })).list.map(({ account }) => account);
    expect(await accounts('D')).toEqual(['al***e']);
    expect(await accounts('M')).toEqual(['al***e']);
    expect(await accounts('W')).toEqual(['bo***y', 'al***e']);
  });

  test('has as many places as asked for', async () => {
    for (const who of ['alice', 'bobby', 'agent1']) await bet({ who, payout: 100 });
    expect((await ranking({ size: 2 })).list).toHaveLength(2);
  });

  test('adds up exactly what a float could not hold', async () => {
    for (let count = 0; count < 2; count += 1) await bet({ who: 'alice', payout: '40000000000000001' });
    expect((await ranking()).list[0]?.won).toBe('800000000000000.02');
  });

  test('is read once for all visitors within half a minute', async () => {
    await bet({ who: 'alice', payout: 100 });
    expect((await ranking()).list).toHaveLength(1);
    await bet({ who: 'bobby', payout: 100 });
    expect((await ranking()).list).toHaveLength(1);
    clock.advanceMs(30_000);
    expect((await ranking()).list).toHaveLength(2);
  });
});

describe('the winner board', () => {
  test('shows the latest rounds that paid more than their stake, the newest first', async () => {
    await bet({ who: 'alice', stake: 20, payout: 50, agoMs: 3 * minuteMs });
    await bet({ who: 'bobby', stake: 100, payout: 100, agoMs: 2 * minuteMs });
    await bet({ who: 'agent1', stake: 30, payout: 100, agoMs: minuteMs });
    expect(await board({ kind: 'latest' })).toMatchObject([
      {
        account: 'ag***1',
        stake: '0.30',
        payout: '1.00',
        multiplier: '3.33',
        gameCode: `game${brands}`,
        vassalage: 'BAIZE',
      },
      { account: 'al***e', stake: '0.20', payout: '0.50', multiplier: '2.50' },
    ]);
  });

  test('looks further back in a quiet operator', async () => {
    await bet({ who: 'alice', payout: 500, agoMs: 20 * dayMs });
    expect(await board({ kind: 'latest' })).toHaveLength(1);
  });

  test('shows the biggest of the period, and a win without a stake', async () => {
    await bet({ who: 'alice', payout: 500 });
    await bet({ who: 'bobby', stake: 0, payout: 900 });
    await bet({ who: 'alice', payout: 800 });
    const list = await board({ kind: 'biggest', period: 'M', size: 2 });
    expect(list.map(({ payout, multiplier }) => [payout, multiplier])).toEqual([
      ['9.00', ''],
      ['8.00', '8.00'],
    ]);
  });

  test('leaves out other operators, trial play, blocked accounts and cancelled rounds', async () => {
    await bet({ who: 'stranger', payout: 900, in: other });
    await bet({ who: 'trial1', payout: 900, kind: 'trial' });
    await bet({ who: 'closed', payout: 900 });
    await bet({ who: 'alice', payout: 900, status: 'cancelled' });
    expect(await board({ kind: 'latest' })).toEqual([]);
    expect(await board({ kind: 'biggest' })).toEqual([]);
  });

  test('shows of a win what was left of it, and nothing that was taken back', async () => {
    const later = { stake: 0, line: 1, agoMs: 30_000 };
    await bet({ who: 'alice', payout: 1000, round: `taken-back${brands}` });
    await bet({ who: 'alice', payout: -1000, round: `taken-back${brands}`, ...later });
    await bet({ who: 'bobby', payout: 900, round: `lessened${brands}`, agoMs: 2 * minuteMs });
    await bet({ who: 'bobby', payout: -400, round: `lessened${brands}`, ...later });
    await bet({ who: 'agent1', payout: 600, agoMs: 3 * minuteMs });
    await bet({ who: 'agent1', payout: 10, round: `still-lost${brands}` });
    await bet({ who: 'agent1', payout: 20, round: `still-lost${brands}`, ...later });
    const shown = async (kind: 'latest' | 'biggest') =>
      (await board({ kind, period: 'M' })).map(({ account, payout, multiplier }) => [account, payout, multiplier]);
    expect(await shown('latest')).toEqual([
      ['bo***y', '5.00', '5.00'],
      ['ag***1', '6.00', '6.00'],
    ]);
    expect(await shown('biggest')).toEqual([
      ['ag***1', '6.00', '6.00'],
      ['bo***y', '5.00', '5.00'],
    ]);
  });

  test('is full of wins that stand, also where more than it shows were taken back', async () => {
    const maxShown = 50;
    for (let count = 0; count < 2; count += 1) await bet({ who: 'alice', payout: 200, agoMs: 2 * minuteMs });
    for (let count = 0; count <= maxShown; count += 1) {
      const round = `gone${brands}-${count}`;
      await bet({ who: 'bobby', payout: 900, round });
      await bet({ who: 'bobby', stake: 0, payout: -900, round, line: 1 });
    }
    for (const kind of ['latest', 'biggest'] as const) {
      expect((await board({ kind, size: 2 })).map(({ payout }) => payout)).toEqual(['2.00', '2.00']);
    }
  });

  test('names games in the asked language', async () => {
    await harness.owner.query(
      `update games set names = '{"TY": "Lantern Garden", "EN": "The Lantern Garden"}' where id = $1`,
      [game.id],
    );
    await bet({ who: 'alice', payout: 500 });
    expect((await board({ kind: 'latest', language: 'EN' }))[0]?.gameName).toBe('The Lantern Garden');
    expect((await board({ kind: 'latest' }))[0]?.gameName).toBe('Lantern Garden');
  });
});

describe('a month', () => {
  const at = (instant: string) => clock.now().getTime() - Date.parse(instant);

  test('adds whole days once and for all, and the open day anew; a correction counts in the day it was made', async () => {
    clock.advanceMs(9.5 * dayMs);
    await bet({ who: 'alice', payout: 500, round: 'old', agoMs: at('2026-03-02T10:00:00.000Z') });
    await bet({ who: 'bobby', payout: 700, agoMs: at('2026-03-03T23:59:59.999Z') });
    await bet({ who: 'alice', payout: 100 });
    const sums = async () => (await ranking({ period: 'M' })).list.map(({ account, won }) => [account, won]);
    const wins = async () => (await board({ kind: 'biggest', period: 'M' })).map(({ payout }) => payout);
    expect(await sums()).toEqual([
      ['bo***y', '7.00'],
      ['al***e', '6.00'],
    ]);
    expect(await wins()).toEqual(['7.00', '5.00']);
    const { rows } = await harness.owner.query('select count(*)::int as days from showcase_days where brand_id = $1', [
      brand.id,
    ]);
    expect(rows[0].days).toBe(9);
    await bet({ who: 'alice', stake: 0, payout: 300, round: 'old', line: 1 });
    await bet({ who: 'bobby', payout: 900 });
    clock.advanceMs(30_000);
    expect(await sums()).toEqual([
      ['bo***y', '16.00'],
      ['al***e', '9.00'],
    ]);
    expect(await wins()).toEqual(['9.00', '7.00', '5.00', '3.00']);
    await harness.owner.query('update members set blocked_at = now() where id = $1', [people.bobby]);
    clock.advanceMs(30_000);
    expect(await sums()).toEqual([['al***e', '9.00']]);
    expect(await wins()).toEqual(['5.00', '3.00']);
    await bet({ who: 'alice', stake: 0, payout: -650, round: 'old', line: 2 });
    clock.advanceMs(30_000);
    expect(await sums()).toEqual([['al***e', '2.50']]);
    expect(await wins()).toEqual(['1.50', '1.50']);
  });

  test('is added up once by two that ask at once', async () => {
    await bet({ who: 'alice', payout: 500, agoMs: 2 * dayMs });
    const second = createLeaderboards({ database: harness.database, clock, jackpotPools: async () => null });
    const data = calls.rankList.data.parse({ period: 'M' });
    const asked = [service, second, service].map(({ routes }) => routes.rankList({ ...contextOf(brand), data }));
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ value: { list: [{ won: '5.00' }] } });
  });
});

test('a long record is searched by the index over its time', async () => {
  await harness.owner.query(
    `insert into bets (vendor_code, round_id, line, brand_id, member_id, game_id, game_type, currency_code, account_kind, stake_minor,
       payout_minor, status, placed_at, settled_at, batch_id)
     select $1, 'long' || n, 0, $2, $3, $4, 'RNG', 'PLY', 'cash', 10, 0, 'settled', at, at, 0
     from generate_series(1, 40000) n, lateral (select $5::timestamptz - make_interval(mins => 40000 - n) as at) times`,
    [game.vendorCode, brand.id, people.alice, game.id, clock.now()],
  );
  await harness.owner.query('analyze bets');
  const { rows } = await harness.owner.query(
    `explain select 1 from bets where settled_at >= $1::timestamptz - interval '1 hour' and settled_at < $1`,
    [clock.now()],
  );
  expect(JSON.stringify(rows)).toContain('bets_by_settlement');
});

test('at midnight yesterday’s lists are gone at once', async () => {
  const untilMidnightMs = dayMs - (clock.now().getTime() % dayMs);
  clock.advanceMs(untilMidnightMs - 5_000);
  await bet({ who: 'alice', payout: 500 });
  const today = clock.now().toISOString().slice(0, 10);
  expect((await board({ kind: 'biggest', period: 'D' })).length).toBe(1);
  expect(await ranking()).toMatchObject({ from: `${today}T00:00:00.000Z`, list: [{ won: '5.00' }] });
  clock.advanceMs(5_000);
  expect(await board({ kind: 'biggest', period: 'D' })).toEqual([]);
  expect(await ranking()).toMatchObject({ from: clock.now().toISOString(), list: [] });
});
