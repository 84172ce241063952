// @covers bought-features

import { randomUUID } from 'node:crypto';
import type { StudioRound } from '@baize/contract';
import { slot } from '@baize/games/mammoth-ridge';
import { expect, test } from 'vitest';
import { frameOf, successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const allowed = { buyFeature: true };

const enter = async (rules: { buyFeature: boolean }, balanceMinor = 1_000_000n, gameCode = 'mammoth_ridge') => {
  const studio = harness.buildUnder(rules);
  const { memberId, session, opened } = await harness.enter(studio, gameCode, balanceMinor);
  return { memberId, opened, frame: frameOf(studio, session) };
};
const recompute = async (round: StudioRound, serverSeed: string) => {
  const { clientSeed, nonce } = round.fairness;
  return slot.replay({ serverSeed, clientSeed, nonce }, BigInt(round.betMinor), round.events);
};

test('the price is the one stake of the round, booked once, and the round proves itself', async () => {
  const { memberId, frame } = await enter(allowed);
  const roundId = randomUUID();
  const { round } = await successOf(frame.buy('100', roundId));
  expect(round.betMinor).toBe('4500');
  expect(round.events[0]).toEqual({ type: 'featureBought', betMinor: '100', priceMinor: '4500' });
  expect(round.events.some(({ type, mode }) => type === 'spinStarted' && mode === 'base')).toBe(false);
  const cash = 1_000_000n - 4_500n + BigInt(round.payoutMinor);
  expect(await money.cashOf(memberId)).toBe(cash);
  // The same id again answers the same round; as a spin, or at another bet, it is another one.
  expect((await successOf(frame.buy('100', roundId))).round).toEqual(round);
  expect(await frame.spin('100', roundId)).toMatchObject({ message: 'repeated_with_other_content' });
  expect(await frame.buy('200', roundId)).toMatchObject({ message: 'repeated_with_other_content' });
  expect(await money.cashOf(memberId)).toBe(cash);
  await successOf(frame.presented(roundId));
  const { round: spun } = await successOf(frame.spin('100'));
  await successOf(frame.presented(spun.roundId));
  const { lines } = await money.bets.record({ memberId }, { pageNo: 1, pageSize: 10 });
  expect(lines.map((line) => [line.roundId, line.stakeMinor, line.featureBetMinor])).toEqual(
    expect.arrayContaining([
      [roundId, 4_500n, 100n],
      [spun.roundId, 100n, null],
    ]),
  );
  const { retired } = await successOf(frame.rotate());
  const again = await recompute(round, retired.serverSeed);
  expect([again.events, `${again.payoutMinor}`]).toEqual([round.events, round.payoutMinor]);
});

test('is not sold where the brand does not let it, in a game without it, at a bet that is not offered, or in a free round', async () => {
  const closed = await enter({ buyFeature: false });
  expect(await closed.frame.buy()).toMatchObject({ ok: false, message: 'bet_not_offered' });
  await successOf(closed.frame.spin('100'));
  const other = await enter(allowed, 1_000_000n, 'lantern_garden');
  expect(await other.frame.buy('200')).toMatchObject({ message: 'bet_not_offered' });
  const { memberId, frame } = await enter(allowed);
  expect(await frame.buy('30')).toMatchObject({ message: 'bet_not_offered' });
  expect(await frame.buy('100', randomUUID(), randomUUID())).toMatchObject({ message: 'bet_not_offered' });
  expect(await money.cashOf(memberId)).toBe(1_000_000n);
});

test('a balance that is enough for the bet and not for the price buys nothing', async () => {
  const { memberId, frame } = await enter(allowed, 4_499n);
  expect(await frame.buy()).toMatchObject({ message: 'insufficient_funds' });
  expect(await money.cashOf(memberId)).toBe(4_499n);
});

test('the price counts for the limit of a stake', async () => {
  const { memberId, frame } = await enter(allowed);
  await money.ledger.setLimit({ brandId: money.brand.id, memberId, kind: 'stake', amountMinor: 4_499n });
  expect(await frame.buy()).toMatchObject({ message: 'limit_reached' });
  await successOf(frame.spin('100'));
});

test('an answer of the wallet that is lost is asked for again, and the round is paid once', async () => {
  const { memberId, frame } = await enter(allowed);
  const roundId = randomUUID();
  harness.losses.push('after');
  await expect(frame.buy('100', roundId)).rejects.toThrow();
  const { round } = await successOf(frame.buy('100', roundId));
  expect(await money.cashOf(memberId)).toBe(1_000_000n - 4_500n + BigInt(round.payoutMinor));
});

test('ten windows that buy at once buy one round each, one after the other, with clean books', async () => {
  const { frame } = await enter(allowed);
  const answers = await Promise.all(Array.from({ length: 10 }, () => frame.buy('20')));
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  for (const answer of answers) if (!answer.ok) expect(answer.message).toBe('round_unfinished');
  await money.expectCleanBooks();
});

test('the game is opened with the price of every bet, or with none', async () => {
  const prices = async (rules: { buyFeature: boolean }) => (await enter(rules)).opened.featurePrices;
  expect(await prices({ buyFeature: false })).toEqual([]);
  expect(await prices(allowed)).toEqual(
    slot.betsMinor.map((betMinor) => ({ betMinor: `${betMinor}`, priceMinor: `${betMinor * 45n}` })),
  );
});
