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

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
