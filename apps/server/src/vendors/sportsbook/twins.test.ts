// @covers sportsbook-bets

import { expect, test } from 'vitest';
import { betOf, legOf, successOf, useBook } from './testing/book.fixture.ts';

const { money, build, player, scheduled } = useBook();

test('of many identical requests at once each hears the one bet, and those of other content do not', async () => {
  const book = build();
  const who = await player();
  const [match] = await scheduled(book, who);
  if (!match) throw new Error('no match');
  const asked = betOf([legOf(match, '1X2')]);
  // Until every connection is there, they come one after the other.
  for (const bet of [betOf([legOf(match, '1X2')]), betOf([legOf(match, '1X2')]), asked]) {
    const twins = await Promise.all(Array.from({ length: 12 }, () => book.placeBet(who.session, bet)));
    expect(twins.map((answer) => successOf(answer).bet.betId)).toEqual(twins.map(() => bet.betId));
  }
  const other = await book.placeBet(who.session, { ...asked, unitStakeMinor: '2000' });
  expect(other).toMatchObject({ message: 'repeated_with_other_content' });
  expect(await money.cashOf(who.memberId)).toBe(997_000n);
});

test('twins hear the bet also where its stake is all that the player has', async () => {
  const book = build();
  for (let round = 0; round < 3; round += 1) {
    const who = await money.newPlayer({ balanceMinor: 1_000n });
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, '1X2')]);
    const twins = await Promise.all(Array.from({ length: 12 }, () => book.placeBet(who.session, asked)));
    expect(twins.map((answer) => successOf(answer).bet.betId)).toEqual(twins.map(() => asked.betId));
    expect(await money.cashOf(who.memberId)).toBe(0n);
  }
});
