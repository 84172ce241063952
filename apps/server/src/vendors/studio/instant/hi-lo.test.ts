// @covers bad-table-bets

import { drawOfRound } from '@baize/fairness';
import * as hiLo from '@baize/games/hi-lo';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';

const harness = useStudioMoney();
const { money } = harness;
const refused = { ok: false };

/** The cards of a round, put where the test needs them. */
const lay = (roundId: string, ranks: readonly number[]) =>
  money.owner.query("update studio.instant_rounds set outcome = jsonb_build_object('cards', $2::jsonb) where id = $1", [
    roundId,
    JSON.stringify(ranks.map((rank) => rank - 1)),
  ]);

async function dealt(ranks: readonly number[]) {
  const { memberId, frame } = await harness.enter(harness.build(), 'hi_lo');
  const { round } = await successOf(frame.play({}, '1000'));
  await lay(round.roundId, ranks);
  return { memberId, frame, round, step: (sent: Parameters<typeof frame.step>[1]) => frame.step(round.roundId, sent) };
}

test('right guesses multiply; one that is sent twice is made once; leaving pays exactly that', async () => {
  const { memberId, step } = await dealt([1, 7, 7, 2]);
  expect(await step({ cashOut: true })).toMatchObject(refused);
  const first = await successOf(step({ guess: 'higher', at: 0 }));
  expect(first.round).toMatchObject({ payoutMinor: '1072', view: { cards: [0, 6], guesses: ['higher'] } });
  expect(await successOf(step({ guess: 'higher', at: 0 }))).toEqual(first);
  for (const bad of [
    { guess: 'lower', at: 0 },
    { guess: 'higher', at: 2 },
    { guess: 'higher' },
    { guess: 'red', at: 1 },
  ]) {
    expect(await step(bad)).toMatchObject(refused);
  }
  await successOf(step({ guess: 'lower', at: 1 }));
  const paid = await successOf(step({ cashOut: true }));
  expect(paid).toMatchObject({ balanceMinor: '1000970', round: { status: 'settled', payoutMinor: '1970' } });
  expect(await successOf(step({ guess: 'lower', at: 2 }))).toEqual(paid);
  expect(await money.cashOf(memberId)).toBe(1_000_970n);
});

test('a wrong guess ends the round, and so does the twelfth right one', async () => {
  const lost = await dealt([7, 8]);
  expect((await successOf(lost.step({ guess: 'lower', at: 0 }))).round).toMatchObject({
    status: 'settled',
    payoutMinor: '0',
  });
  const won = await dealt(Array.from({ length: hiLo.cardsOfRound }, () => 2));
  const last = hiLo.cardsOfRound - 2;
  for (let at = 0; at < last; at += 1) await successOf(won.step({ guess: 'higher', at }));
  const { round } = await successOf(won.step({ guess: 'higher', at: last }));
  const payoutMinor = `${(1_000n * 1_072n ** 12n) / 1_000n ** 12n}`;
  expect(round).toMatchObject({ status: 'settled', payoutMinor });
  expect(await money.cashOf(won.memberId)).toBe(999_000n + BigInt(payoutMinor));
});

test('the cards are what the seed says, and none that lies face down is shown', async () => {
  const { frame } = await harness.enter(harness.build(), 'hi_lo');
  const { round } = await successOf(frame.play({}));
  expect(round.view.cards).toHaveLength(1);
  const { round: ended } = await successOf(frame.step(round.roundId, { guess: 'higher', at: 0 }));
  if (ended.status === 'open') await successOf(frame.step(round.roundId, { cashOut: true }));
  const { serverSeed } = (await successOf(frame.rotate())).retired;
  const { clientSeed, nonce } = round.fairness;
  const cards = hiLo.drawCards(drawOfRound({ serverSeed, clientSeed, nonce }));
  expect(ended.view.cards).toEqual(cards.slice(0, 2));
});
