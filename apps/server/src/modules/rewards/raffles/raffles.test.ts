// @covers raffles

import { randomUUID } from 'node:crypto';
import { isCommittedSeed } from '@baize/fairness';
import { drawRaffle } from '@baize/rewards';
import { verifyRaffle } from '@baize/rewards/verify-raffle';
import { expect, test } from 'vitest';
import { useRewards } from '../rewards.fixture.ts';

const rewards = useRewards();
const dayMs = 86_400_000;
const raffleId = randomUUID();
const at = (days: number) => new Date(rewards.clock.now().getTime() + days * dayMs).toISOString();
const open = (more: object = {}, id = raffleId) =>
  rewards.rewards.routes.staffRaffleWrite({
    ...rewards.staffCaller(),
    params: { raffleId: id },
    body: {
      content: {
        ...{
          names: { TY: 'Spring raffle' },
          gameTypes: [],
          perTicket: '10',
          startsAt: at(-1),
          endsAt: at(1),
          drawsAt: at(2),
        },
        prizes: [
          { payout: 'cash', amount: '100', count: 1 },
          { payout: 'points', amount: '50', count: 2 },
        ],
        ...more,
      },
      reason: 'for the test',
    },
  });
const list = async (memberId: string) => {
  const answer = await rewards.rewards.routes.raffles({ ...rewards.caller(memberId), data: { language: 'TY' } });
  return answer.ok ? answer.value.list.find((one) => one.raffleId === raffleId) : undefined;
};
const work = () => rewards.runJob('rewards.raffles', { key: '', start: new Date(0), end: new Date(0) });

test('tickets grow with turnover, are numbered and bound before the seed is shown, and anybody finds the same winners', async () => {
  const opened = await open();
  expect(opened).toMatchObject({ ok: true });
  expect(await open()).toEqual({ ok: false, message: 'already_decided' });
  const players = await Promise.all(Array.from({ length: 3 }, () => rewards.newPlayer({ balanceMinor: 100_000n })));
  for (const [index, player] of players.entries()) await rewards.play(player, BigInt(index + 1) * 1_000n + 999n, 0n);
  const [, second] = players;
  expect(await list(second?.memberId ?? '')).toMatchObject({
    state: 'open',
    myTickets: 2,
    seed: null,
    ticketsHash: '',
  });
  rewards.clock.advanceMs(dayMs + 3 * 60_000);
  await Promise.all([work(), work()]);
  const closed = await list(second?.memberId ?? '');
  expect(closed).toMatchObject({ state: 'closed', tickets: 6, myTickets: 2, seed: null });
  rewards.clock.advanceMs(dayMs);
  await Promise.all([work(), work()]);
  const drawn = await list(second?.memberId ?? '');
  const seed = drawn?.seed ?? '';
  expect(await isCommittedSeed(seed, opened.ok ? opened.value.seedHash : '')).toBe(true);
  expect(drawn?.ticketsHash).toBe(closed?.ticketsHash);
  expect(drawn?.prizes.map(({ ticket }) => ticket)).toEqual(
    drawRaffle({ serverSeed: seed, publicText: closed?.ticketsHash ?? '' }, 6, 3),
  );
  const claims = await Promise.all(
    players.map(({ memberId }) =>
      rewards.rewards.routes.claimRafflePromotion({ ...rewards.caller(memberId), body: { raffleId } }),
    ),
  );
  const claimed = claims.reduce((sum, claim) => sum + (claim.ok ? claim.value.claimed : 0), 0);
  expect(claimed).toBe(3);
  const paid = await Promise.all(players.map(({ memberId }) => rewards.pointsOf(memberId)));
  expect(paid.reduce((sum, points) => sum + points, 0n)).toBe(100n);
  expect(rewards.notices.filter(({ kind }) => kind === 'raffleWon')).toHaveLength(3);
  await rewards.expectCleanBooks();
});

test('more tickets than an integer holds are numbered and drawn', async () => {
  const id = randomUUID();
  expect(await open({ perTicket: '0.01', startsAt: at(-1), endsAt: at(1), drawsAt: at(2) }, id)).toMatchObject({
    ok: true,
  });
  const players = await Promise.all(Array.from({ length: 3 }, () => rewards.newMember()));
  const turnovers = [3_000_000_000n, 4_000_000_000n, 5_000_000_000n];
  for (const [index, memberId] of players.entries())
    await rewards.owner.query(
      `insert into turnover_days (member_id, day, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
         valid_turnover_minor, payout_minor) values ($1, $2, 'RNG', 'BAIZE', $3, 'cash', $4, 1, $5, $5, 0)`,
      [memberId, at(0).slice(0, 10), rewards.brand.currency.code, rewards.brand.id, turnovers[index]],
    );
  const shown = async (memberId = '') => {
    const answer = await rewards.rewards.routes.raffles({ ...rewards.caller(memberId), data: { language: 'TY' } });
    return answer.ok ? answer.value.list.find((one) => one.raffleId === id) : undefined;
  };
  expect(await shown(players[2])).toMatchObject({ state: 'open', myTickets: 5_000_000_000 });
  rewards.clock.advanceMs(dayMs + 3 * 60_000);
  await work();
  expect(await shown(players[2])).toMatchObject({ state: 'closed', tickets: 12_000_000_000, myTickets: 5_000_000_000 });
  rewards.clock.advanceMs(dayMs);
  await work();
  const drawn = await shown(players[0]);
  expect(drawn).toMatchObject({ state: 'drawn' });
  if (!drawn) throw new Error('the raffle is not shown');
  expect(await verifyRaffle(drawn)).toMatchObject({ isCommitted: true, isSame: true });
  const { rows } = await rewards.owner.query('select count(*)::int as count from rewards where subject = $1', [id]);
  expect(rows).toEqual([{ count: 3 }]);
});

test('times and amounts that cannot be name their field, another brand’s raffle is not found', async () => {
  expect(await open({ endsAt: at(-2) }, randomUUID())).toMatchObject({ detail: { fields: { 'content.endsAt': {} } } });
  expect(await open({ drawsAt: at(1) }, randomUUID())).toMatchObject({ detail: { fields: { 'content.drawsAt': {} } } });
  expect(await open({ perTicket: '0' }, randomUUID())).toMatchObject({
    detail: { fields: { 'content.perTicket': { key: 'amount_zero' } } },
  });
  const memberId = await rewards.newMember();
  const claim = (id: string) =>
    rewards.rewards.routes.claimRafflePromotion({ ...rewards.caller(memberId), body: { raffleId: id } });
  expect(await claim(randomUUID())).toEqual({ ok: false, message: 'not_found' });
  expect(await claim(raffleId)).toEqual({ ok: false, message: 'nothing_to_claim' });
});
