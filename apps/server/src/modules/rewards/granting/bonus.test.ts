// @covers bonus-grants reward-centre

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useRewards } from '../rewards.fixture.ts';
import { runStatement } from '../statements.ts';
import { giveStatement } from './give.ts';
import type { BonusTerms } from './rows.ts';

const rewards = useRewards();
const dayMs = 86_400_000;

const terms: BonusTerms = {
  base: 'B',
  depositMinor: '0',
  multiplePpm: '2000000',
  maxStakeMinor: '500',
  weightsPpm: { RNG: '1000000' },
  excludedGames: [],
  days: 7,
};

/** Puts a reward before a member; returns its id. */
async function give(memberId: string, more: Partial<Parameters<typeof giveStatement>[0]> = {}) {
  const id = newId();
  const now = rewards.clock.now();
  await runStatement(
    rewards.database,
    giveStatement({
      ...{
        memberId,
        id,
        brandId: rewards.brand.id,
        source: 'campaign',
        reference: id,
        subject: '',
        names: { TY: 'Welcome' },
      },
      ...{ payout: 'bonus', amountMinor: 1_000n, currencyCode: rewards.brand.currency.code, terms },
      ...{ givenAt: now, expiresAt: new Date(now.getTime() + dayMs) },
      ...more,
    }),
  );
  return id;
}
const claim = (memberId: string, ...rewardIds: string[]) =>
  rewards.rewards.routes.claimRewards({ ...rewards.caller(memberId), body: { rewardIds, address: '' } });
const messagesOf = async (memberId: string, ...rewardIds: string[]) => {
  const answer = await claim(memberId, ...rewardIds);
  return answer.ok ? answer.value.results.map(({ message }) => message) : answer;
};
const details = async (memberId: string) => {
  const answer = await rewards.rewards.routes.bonusDetails({ ...rewards.caller(memberId), data: { language: 'TY' } });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const bonusOf = async (memberId: string) => (await rewards.ledger.balanceOf(memberId))?.bonusMinor;

test('a bonus is held until its wagering is met, then it is cash, and the member sees what is left', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 5_000n });
  const { memberId } = player;
  const id = await give(memberId);
  expect(await messagesOf(memberId, id)).toEqual(['']);
  expect([await rewards.cashOf(memberId), await bonusOf(memberId)]).toEqual([5_000n, 1_000n]);
  expect(await rewards.play(player, 501n, 0n)).toBe('BONUS_LIMIT');
  for (let round = 0; round < 3; round += 1) expect(await rewards.play(player, 500n, 0n)).toBe('OK');
  expect((await details(memberId)).running).toMatchObject({
    amount: '10.00',
    terms: { required: '20.00', progress: '15.00', remaining: '5.00', maxStake: '5.00' },
  });
  expect(await rewards.play(player, 500n, 400n)).toBe('OK');
  expect((await details(memberId)).running).toMatchObject({ terms: { progress: '16.00' } });
  expect(await rewards.play(player, 400n, 0n)).toBe('OK');
  const after = await details(memberId);
  expect(after.running).toBeNull();
  expect(after.ended[0]).toMatchObject({ state: 'converted', terms: { remaining: '0.00' } });
  expect([await rewards.cashOf(memberId), await bonusOf(memberId)]).toEqual([5_000n - 2_000n + 1_000n, 0n]);
  expect(rewards.notices).toMatchObject([{ kind: 'bonusConverted', amountMinor: 1_000n }]);
  expect(await rewards.play(player, 501n, 0n)).toBe('OK');
});

test('a reward is claimed once, also from ten tabs at a time, and a second bonus waits for the first', async () => {
  const memberId = await rewards.newMember();
  const cash = await give(memberId, { payout: 'cash', terms: null, amountMinor: 300n });
  const answers = await Promise.all(Array.from({ length: 10 }, () => messagesOf(memberId, cash)));
  expect(answers.flat()).toEqual(Array.from({ length: 10 }, () => ''));
  expect(await rewards.cashOf(memberId)).toBe(300n);
  const [first, second] = [await give(memberId), await give(memberId)];
  expect(await messagesOf(memberId, first, second)).toEqual(['', 'bonus_running']);
  const points = await give(memberId, { payout: 'points', terms: null, amountMinor: 77n });
  expect(await messagesOf(memberId, points)).toEqual(['']);
  expect(await rewards.pointsOf(memberId)).toBe(77n);
});

test('another’s reward is not found, one that expired says so, and the list keeps it', async () => {
  const [memberId, other] = [await rewards.newMember(), await rewards.newMember()];
  const id = await give(memberId);
  expect(await messagesOf(other, id)).toEqual(['not_found']);
  rewards.clock.advanceMs(dayMs);
  expect(await messagesOf(memberId, id)).toEqual(['reward_expired']);
  await rewards.runJob('rewards.expiry', { key: '', start: new Date(0), end: new Date(0) });
  const list = await rewards.rewards.routes.rewardList({
    ...rewards.caller(memberId),
    data: { pageNo: 1, pageSize: 15, language: 'EN' },
  });
  expect(list).toMatchObject({ ok: true, value: { claimable: [], past: [{ state: 'expired', title: 'Welcome' }] } });
  expect(await rewards.rewards.claimableOf(memberId)).toBe(0);
});

test('a bonus that is given up goes back, when the member was shown its sum; after its time it ends by itself', async () => {
  const memberId = await rewards.newMember({ balanceMinor: 1_000n });
  await claim(memberId, await give(memberId));
  const { running } = await details(memberId);
  const giveUp = (amount: string, who = memberId) =>
    rewards.rewards.routes.giveUpBonus({
      ...rewards.caller(who),
      body: { bonusId: running?.bonusId ?? '', amount },
    });
  expect(await giveUp('9.99')).toEqual({ ok: false, message: 'repeated_with_other_content' });
  expect(await giveUp('10.00', await rewards.newMember())).toEqual({ ok: false, message: 'not_found' });
  expect(await giveUp('10.00')).toMatchObject({ ok: true, value: { sumBalance: '10.00' } });
  expect(await giveUp('10.00')).toEqual({ ok: false, message: 'already_decided' });
  expect(await bonusOf(memberId)).toBe(0n);

  await claim(memberId, await give(memberId));
  rewards.clock.advanceMs(7 * dayMs);
  await rewards.runJob('rewards.bonuses', { key: '', start: new Date(0), end: new Date(0) });
  expect((await details(memberId)).ended[0]).toMatchObject({ state: 'expired' });
  expect([await rewards.cashOf(memberId), await bonusOf(memberId)]).toEqual([1_000n, 0n]);
});

test('bets from before the grant, and games that are excluded, count nothing', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 20_000n });
  await rewards.play(player, 5_000n, 0n);
  rewards.clock.advanceMs(1);
  const excludedGames = [`${rewards.game.vendorCode}/${rewards.game.gameCode}`];
  await claim(player.memberId, await give(player.memberId, { terms: { ...terms, excludedGames } }));
  await rewards.play(player, 500n, 0n);
  expect((await details(player.memberId)).running).toMatchObject({ terms: { progress: '0.00' } });
});

/** What a member's money must come to, kept beside the books. */
class Model {
  cash = 100_000n;
  played = 0n;
  isHeld = false;

  async follow(memberId: string): Promise<void> {
    const { running, ended } = await details(memberId);
    if (!this.isHeld || running) return;
    this.isHeld = false;
    if (ended[0]?.state !== 'converted') return;
    expect(this.played >= 2_000n).toBe(true);
    this.cash += 1_000n;
  }
}

type Act =
  | { kind: 'bet'; stake: number; won: number }
  | { kind: 'claim' | 'giveUp' | 'look' }
  | { kind: 'wait'; days: number };
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    stake: fc.integer({ min: 1, max: 500 }),
    won: fc.integer({ min: 0, max: 1_200 }),
  }),
  fc.record({ kind: fc.constantFrom('claim' as const, 'giveUp' as const, 'look' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
);

async function bet(model: Model, player: Awaited<ReturnType<typeof rewards.newPlayer>>, stake: number, won: number) {
  if ((await rewards.play(player, BigInt(stake), BigInt(won))) !== 'OK') return;
  model.cash += BigInt(won - stake);
  model.played += BigInt(Math.min(stake, Math.abs(won - stake)));
}

async function claimOne(model: Model, memberId: string) {
  const answer = await messagesOf(memberId, await give(memberId));
  if (!Array.isArray(answer) || answer[0] !== '') return;
  model.isHeld = true;
  model.played = 0n;
}

async function giveUpOne(memberId: string) {
  const { running } = await details(memberId);
  if (!running) return;
  const body = { bonusId: running.bonusId, amount: running.amount };
  await rewards.rewards.routes.giveUpBonus({ ...rewards.caller(memberId), body });
}

test('no order of bets, waits, claims and giving up makes or loses a cent, or converts early', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 12 }), async (sequence) => {
      const player = await rewards.newPlayer({ balanceMinor: 100_000n });
      const { memberId } = player;
      const model = new Model();
      for (const act of sequence) {
        if (act.kind === 'bet') await bet(model, player, act.stake, act.won);
        if (act.kind === 'wait') rewards.clock.advanceMs(act.days * dayMs);
        await model.follow(memberId);
        if (act.kind === 'claim') await claimOne(model, memberId);
        if (act.kind === 'giveUp') await giveUpOne(memberId);
        await model.follow(memberId);
        expect(await bonusOf(memberId)).toBe(model.isHeld ? 1_000n : 0n);
        expect(await rewards.cashOf(memberId)).toBe(model.cash);
      }
    }),
    { numRuns: 25 },
  );
  await rewards.expectCleanBooks();
});
