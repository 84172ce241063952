// @covers sportsbook-bets

import { describe, expect, test } from 'vitest';
import { AnswerLost, betOf, type Loss, legOf, useBook } from './testing/book.fixture.ts';

const { money, losses, build, player, scheduled } = useBook();

describe('what is lost on the way is found by the next process', () => {
  const acts = ['makeBet', 'commitBet', 'settleBets', 'cashOut'] as const;
  const cases = acts.flatMap((act) => (['before', 'after'] as const).map((loss): [string, Loss] => [act, loss]));
  test.each(cases)('%s, its answer lost %s it was booked', async (act, loss) => {
    const who = await player();
    const book = build();
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, '1X2')]);
    losses.set(act, loss);
    const cut = (error: unknown) => expect(error).toBeInstanceOf(AnswerLost);
    await book.placeBet(who.session, asked).catch(cut);
    if (act === 'cashOut') await book.sellBet(who.session, { betId: asked.betId, offerMinor: '1' }).catch(cut);
    money.clock.advanceMs(5_000);
    await build().work();
    const state = (await book.bets.find(asked.betId))?.state;
    expect(state).toBe(
      act === 'cashOut' ? 'CASHED_OUT' : act === 'makeBet' && loss === 'before' ? 'REJECTED' : 'ACCEPTED',
    );
    money.clock.advanceMs(5_400_000);
    if (act === 'settleBets') await book.work().catch(cut);
    const next = build();
    await next.work();
    await next.work();
    await next.plan();
    const bet = await book.bets.find(asked.betId);
    const stakeMinor = bet?.state === 'REJECTED' ? 0n : 1_000n;
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n - stakeMinor + (bet?.return_minor ?? 0n));
    expect(losses.size).toBe(0);
  });
});

test('a bet that cannot be worked out keeps no other from its money', async () => {
  const who = await player();
  const book = build();
  const [match] = await scheduled(book, who);
  if (!match) throw new Error('no match');
  const [broken, sound] = [betOf([legOf(match, '1X2')]), betOf([legOf(match, '1X2')])];
  for (const asked of [broken, sound]) await book.placeBet(who.session, asked);
  const rename = (market: string) =>
    money.owner.query(
      `update sportsbook.bets set legs = jsonb_set(legs, '{0,market}', to_jsonb($2::text)) where id = $1`,
      [broken.betId, market],
    );
  await rename('none');
  money.clock.advanceMs(5_400_000);
  await expect(book.work()).rejects.toThrow('there is no market none');
  expect((await book.bets.find(sound.betId))?.state).toBe('SETTLED');
  expect((await book.bets.find(broken.betId))?.state).toBe('ACCEPTED');
  await rename('1X2');
  await book.work();
  expect((await book.bets.find(broken.betId))?.state).toBe('SETTLED');
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
