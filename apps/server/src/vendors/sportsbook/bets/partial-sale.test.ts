// @covers sports-partial-sale

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AnswerLost, betOf, legOf, successOf, useBook } from '../testing/book.fixture.ts';

const { money, losses, build, player, scheduled, untilAllHaveEnded } = useBook();
const refused = (message: string) => ({ ok: false, message });

async function openBet(unitStakeMinor = '1000') {
  const book = build();
  const who = await player();
  const [match] = await scheduled(book, who);
  if (!match) throw new Error('no match');
  const asked = betOf([legOf(match, '1X2')], { unitStakeMinor });
  successOf(await book.placeBet(who.session, asked));
  const bet = async () => {
    const found = successOf(await book.listBets(who.session, 10)).list.find(({ betId }) => betId === asked.betId);
    if (!found) throw new Error('the bet is gone');
    return found;
  };
  const quote = async (sharePercent: number) =>
    successOf(await book.quoteSale(who.session, { betId: asked.betId, sharePercent }));
  const sell = (quoted: { quoteId: string; offerMinor: string }) =>
    book.sellBet(who.session, { betId: asked.betId, ...quoted });
  return { book, who, match, bet, quote, sell, betId: asked.betId };
}

describe('a part of a bet', () => {
  test('is sold at the price that was held, once, and the rest runs on at the same odds', async () => {
    const { book, who, bet, quote, sell } = await openBet();
    const held = await quote(40);
    const whole = BigInt((await bet()).cashOutMinor ?? 0);
    expect(Number(held.offerMinor)).toBeCloseTo(Number(whole) * 0.4, -1);
    expect(held.leftStakeMinor).toBe('600');
    money.clock.advanceMs(4_999);
    for (const answer of [await sell(held), await sell(held)])
      expect(successOf(answer).bet).toMatchObject({
        ...{ state: 'ACCEPTED', soldMinor: held.offerMinor, openStakeMinor: '600', returnMinor: null },
      });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(held.offerMinor));
    await untilAllHaveEnded(book);
    const ended = await bet();
    const odds = BigInt(Math.round(Number(ended.legs[0]?.odds) * 100));
    const ofRest = ended.legs[0]?.result === 'win' ? (600n * odds) / 100n : 0n;
    expect(ended.returnMinor).toBe(`${BigInt(held.offerMinor) + ofRest}`);
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(held.offerMinor) + ofRest);
  });

  test('and then the rest of it come to the sum of both offers, and nothing more', async () => {
    const { book, who, bet, quote, sell } = await openBet();
    const first = await quote(50);
    successOf(await sell(first));
    const rest = await quote(100);
    expect(rest.leftStakeMinor).toBe('0');
    const sold = BigInt(first.offerMinor) + BigInt(rest.offerMinor);
    expect(successOf(await sell(rest)).bet).toMatchObject({ state: 'CASHED_OUT', returnMinor: `${sold}` });
    await untilAllHaveEnded(book);
    expect(await bet()).toMatchObject({ state: 'CASHED_OUT', returnMinor: `${sold}` });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + sold);
  });

  test('is not sold when the price was held too long, is another’s, or is not the quoted one', async () => {
    const { book, bet, quote, sell, betId } = await openBet();
    const held = await quote(30);
    expect(await sell({ ...held, offerMinor: '999999' })).toEqual(refused('choice_not_offered'));
    expect(await sell({ ...held, quoteId: randomUUID() })).toEqual(refused('choice_not_offered'));
    const other = await player();
    expect(await book.quoteSale(other.session, { betId, sharePercent: 30 })).toEqual(refused('round_not_found'));
    money.clock.advanceMs(5_000);
    expect(await sell(held)).toEqual(refused('choice_not_offered'));
    expect(await bet()).toMatchObject({ state: 'ACCEPTED', soldMinor: '0' });
  });

  test('is offered of what ran when the offer was made: of two offers held at once one is sold', async () => {
    const { who, bet, quote, sell } = await openBet();
    const [first, other, whole] = [await quote(50), await quote(50), await quote(100)];
    successOf(await sell(first));
    expect(await sell(other)).toEqual(refused('choice_not_offered'));
    expect(await sell(whole)).toEqual(refused('choice_not_offered'));
    expect(await bet()).toMatchObject({ soldMinor: first.offerMinor, openStakeMinor: '500', state: 'ACCEPTED' });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(first.offerMinor));
  });

  test('and the whole, both held before and sold at once, are sold once', async () => {
    const { book, who, bet, quote, sell } = await openBet();
    const [part, whole] = [await quote(50), await quote(100)];
    const answers = await Promise.all([sell(part), sell(whole), sell(part), sell(whole)]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    const { state, soldMinor, returnMinor } = await bet();
    const paid = state === 'CASHED_OUT' ? whole.offerMinor : part.offerMinor;
    expect(returnMinor ?? soldMinor).toBe(paid);
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(paid));
    await untilAllHaveEnded(book);
    expect(['CASHED_OUT', 'SETTLED']).toContain((await bet()).state);
  });

  test('is paid for what it closes in whole cents: many small parts come to no more than the whole', async () => {
    const { book, who, quote, betId } = await openBet('199');
    expect(await book.quoteSale(who.session, { betId, sharePercent: 1 })).toEqual(refused('choice_not_offered'));
    expect(await quote(2)).toMatchObject({ leftStakeMinor: '196', offerMinor: '2' });
  });

  test('is not sold more than twenty times', async () => {
    const { book, who, quote, sell, betId } = await openBet('10000');
    for (let sold = 0; sold < 20; sold += 1) successOf(await sell(await quote(1)));
    expect(await book.quoteSale(who.session, { betId, sharePercent: 1 })).toEqual(refused('choice_not_offered'));
  });

  test('leaves no row of an offer that nobody took, however often it is asked for', async () => {
    const { book, quote, sell, bet, betId } = await openBet();
    const held = await quote(40);
    for (let asked = 0; asked < 20; asked += 1) await quote(40);
    successOf(await sell(held));
    const kept = async () =>
      (await money.owner.query('select id from sportsbook.quotes where bet_id = $1', [betId])).rows;
    await book.plan();
    expect(await kept()).toHaveLength(21);
    money.clock.advanceMs(66_000);
    await book.plan();
    expect(await kept()).toEqual([{ id: held.quoteId }]);
    successOf(await sell(held));
    expect(await bet()).toMatchObject({ soldMinor: held.offerMinor });
  });

  test('of nothing is not offered, nor of a bet that has ended', async () => {
    const { book, who, betId } = await openBet('100');
    const quote = (sharePercent: number) => book.quoteSale(who.session, { betId, sharePercent });
    successOf(await quote(50));
    expect((await quote(1)).ok).toBe(false);
    await untilAllHaveEnded(book);
    expect(await quote(50)).toEqual(refused('round_closed'));
  });

  test.each(['before', 'after'] as const)('whose answer is lost %s it was booked is paid once', async (loss) => {
    const { book, who, quote, sell, bet } = await openBet();
    const held = await quote(25);
    losses.set('settleBets', loss);
    await sell(held).catch((error: unknown) => expect(error).toBeInstanceOf(AnswerLost));
    await build().work();
    expect(await bet()).toMatchObject({ soldMinor: held.offerMinor, openStakeMinor: '750' });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(held.offerMinor));
    await untilAllHaveEnded(book);
    const { returnMinor } = await bet();
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(returnMinor ?? 0));
  });

  test('sold by two at once is sold by one of them', async () => {
    const { who, quote, sell, bet } = await openBet();
    const held = await quote(50);
    await Promise.all([sell(held), sell(held), sell(held)]);
    expect(await bet()).toMatchObject({ soldMinor: held.offerMinor, openStakeMinor: '500' });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(held.offerMinor));
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
