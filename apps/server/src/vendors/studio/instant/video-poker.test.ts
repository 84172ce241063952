// @covers bad-table-bets

import { drawOfRound } from '@baize/fairness';
import { cardOf } from '@baize/games/cards';
import * as poker from '@baize/games/video-poker';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { abandonedAfterMs } from './recovery.ts';

const harness = useStudioMoney();
const { money } = harness;
const refused = { ok: false };

const pairOfAces = [cardOf(1, 'spades'), cardOf(1, 'hearts'), ...[3, 6, 9].map((rank) => cardOf(rank, 'clubs'))];
const nextCards = [cardOf(1, 'clubs'), ...[2, 4, 6, 8].map((rank) => cardOf(rank, 'diamonds'))];

/** A round of a pair of aces, with the third one on top of the pack. */
async function dealt(betMinor = '1000') {
  const studio = harness.build();
  const { memberId, frame } = await harness.enter(studio, 'video_poker');
  const { round } = await successOf(frame.play({}, betMinor));
  await money.owner.query(
    "update studio.instant_rounds set outcome = jsonb_build_object('cards', $2::jsonb) where id = $1",
    [round.roundId, JSON.stringify([...pairOfAces, ...nextCards])],
  );
  return { studio, memberId, frame, step: (sent: Parameters<typeof frame.step>[1]) => frame.step(round.roundId, sent) };
}

test('a hold draws the other cards once and ends the round; what is sent after it changes nothing', async () => {
  const { memberId, step } = await dealt();
  for (const bad of [
    {},
    { hold: 'all' },
    { hold: [1, 0] },
    { hold: [0, 0] },
    { hold: [5] },
    { hold: [0], at: 0 },
    { hold: '1,0' },
    { hold: '0,0' },
    { hold: '5' },
    { hold: 3 },
    { hold: '0', at: 0 },
  ]) {
    expect(await step(bad)).toMatchObject(refused);
  }
  expect(await money.cashOf(memberId)).toBe(999_000n);
  const paid = await successOf(step({ hold: [0, 1] }));
  expect(paid).toMatchObject({
    balanceMinor: '1002000',
    round: {
      status: 'settled',
      payoutMinor: '3000',
      view: {
        held: [0, 1],
        hand: 'threeOfAKind',
        dealt: pairOfAces,
        cards: [...pairOfAces.slice(0, 2), ...nextCards.slice(0, 3)],
      },
    },
  });
  for (const late of ['0,1', '', '0,1,2,3,4']) expect(await successOf(step({ hold: late }))).toEqual(paid);
  expect(await money.cashOf(memberId)).toBe(1_002_000n);
});

test('no card and every card can be held; before the draw only the dealt cards are shown', async () => {
  const none = await dealt();
  expect((await successOf(none.step({ hold: [] }))).round).toMatchObject({
    payoutMinor: '0',
    view: { cards: nextCards },
  });
  const all = await dealt();
  const { open } = await successOf(all.frame.list());
  expect(open?.view).toEqual({ cards: pairOfAces, hand: 'jacksOrBetter' });
  expect((await successOf(all.step({ hold: '0,1,2,3,4' }))).round).toMatchObject({ payoutMinor: '1000' });
  expect(await money.cashOf(all.memberId)).toBe(1_000_000n);
});

test('a hand that is left for a day is paid as it was dealt', async () => {
  const { studio, memberId, frame } = await dealt();
  money.clock.advanceMs(abandonedAfterMs + 1_000);
  expect(await studio.settleAbandonedRounds()).toBeGreaterThanOrEqual(1);
  const { list } = await successOf(frame.list());
  expect(list[0]).toMatchObject({ status: 'settled', payoutMinor: '1000', view: { held: [0, 1, 2, 3, 4] } });
  expect(await money.cashOf(memberId)).toBe(1_000_000n);
});

test('the cards are what the seed says', async () => {
  const { frame } = await harness.enter(harness.build(), 'video_poker');
  const { round } = await successOf(frame.play({}));
  const { round: ended } = await successOf(frame.step(round.roundId, { hold: '2' }));
  const { serverSeed } = (await successOf(frame.rotate())).retired;
  const { clientSeed, nonce } = round.fairness;
  const cards = poker.drawCards(drawOfRound({ serverSeed, clientSeed, nonce }));
  expect(ended.view).toMatchObject({ dealt: cards.slice(0, 5), cards: poker.cardsNow({ cards, held: [2] }) });
});
