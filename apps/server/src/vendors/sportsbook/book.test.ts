// @covers sportsbook-bets

import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '@baize/fairness';
import { decimal, type LegResult, parlayReturn, type SettledLeg, systemReturn } from '@baize/games/sportsbook';
import { describe, expect, test } from 'vitest';
import { betOf, legOf, matchesOf, successOf, useBook } from './testing/book.fixture.ts';

const { money, build, player, scheduled, untilAllHaveEnded } = useBook();
const refused = (message: string) => ({ ok: false, message });
const msPerMinute = 10_000;

/** On to two seconds before a goal (or to a minute without one) of a match in play; the match as it stands there. */
async function untilInPlay(
  book: ReturnType<typeof build>,
  who: Awaited<ReturnType<typeof player>>,
  goalFollows: boolean,
) {
  for (let step = 0; step < 1_000; step++) {
    const now = money.clock.now().getTime();
    const live = (await matchesOf(book, who)).filter(({ state, minute }) => state === 'live' && minute < 30);
    const known = await book.matches.byId(live.map(({ matchId }) => matchId));
    for (const { play, startsAt, id } of known.values()) {
      if (!play) continue;
      const { course } = play;
      const nextMs = (Math.floor((now - startsAt.getTime()) / msPerMinute) + 1) * msPerMinute;
      const isGoal = (minute: number) => course.events.some((event) => event.minute === minute);
      const next = nextMs / msPerMinute;
      if (isGoal(next - 1) || isGoal(next) !== goalFollows) continue;
      money.clock.advanceMs(nextMs - 2_000 - (now - startsAt.getTime()));
      const match = (await matchesOf(book, who)).find(({ matchId }) => matchId === id);
      if (match && !match.isSuspended) return match;
    }
    money.clock.advanceMs(msPerMinute);
    if (step % 60 === 0) await book.plan();
  }
  throw new Error('no such match is in play');
}

describe('the calendar', () => {
  test('commits to every match once, whoever plans', async () => {
    const books = [build(), build()];
    await Promise.all(books.map((book) => book.plan()));
    const count = async () => (await money.owner.query('select count(*)::int as n from sportsbook.matches')).rows[0].n;
    const before = await count();
    await build().plan();
    expect(await count()).toBe(before);
    expect(before).toBeGreaterThan(20);
  });

  test('shows the hash before the match and the seed after it', async () => {
    const book = build();
    const who = await player();
    const [match] = await scheduled(book, who);
    const page = async () => successOf(await book.showMatch(who.session, match?.matchId ?? ''));
    const before = (await page()).fairness;
    expect(before.serverSeed).toBeNull();
    expect((await page()).match.isVirtual).toBe(true);
    money.clock.advanceMs(3_600_000);
    await book.work();
    const after = (await page()).fairness;
    expect(hashServerSeed(after.serverSeed ?? '')).toBe(before.serverSeedHash);
    expect(await book.showMatch(who.session, 'vf1-0-0')).toEqual(refused('round_not_found'));
    await book.plan();
  });

  test('every open market is priced above 1 in all', async () => {
    const who = await player();
    for (const { markets } of await matchesOf(build(), who))
      for (const { key, isOpen, selections } of markets) {
        if (!isOpen || key === 'DC') continue;
        const booksum = selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
        expect(booksum, key).toBeGreaterThan(1);
      }
  });
});

describe('a bet before the match', () => {
  test('is accepted at once, held once, and paid by the match’s course', async () => {
    const book = build();
    const who = await player();
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, 'AH')]);
    const { bet, balanceMinor } = successOf(await book.placeBet(who.session, asked));
    expect(bet).toMatchObject({ state: 'ACCEPTED', stakeMinor: '1000', returnMinor: null });
    expect(balanceMinor).toBe('999000');
    expect(successOf(await book.placeBet(who.session, asked)).bet).toMatchObject({ state: 'ACCEPTED' });
    expect(await book.placeBet(who.session, { ...asked, unitStakeMinor: '2000' })).toEqual(
      refused('repeated_with_other_content'),
    );
    expect(await money.cashOf(who.memberId)).toBe(999_000n);
    await untilAllHaveEnded(book);
    const [ended] = successOf(await book.listBets(who.session, 5)).list;
    const leg = ended?.legs[0];
    const paid = parlayReturn(1_000n, [{ odds: decimal(leg?.odds ?? ''), result: leg?.result as LegResult }]);
    expect(ended).toMatchObject({
      state: ended?.legs[0]?.result === 'void' ? 'VOID' : 'SETTLED',
      returnMinor: `${paid}`,
    });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + paid);
    const proof = await book.proofOf(who.playerRef, asked.betId);
    expect(proof?.round).toMatchObject({ betId: asked.betId, matches: [{ matchId: match.matchId }] });
    expect(await book.proofOf('another', asked.betId)).toBeNull();
    expect(await book.proofOf(who.playerRef, 'no bet')).toBeNull();
  });

  test('parlays and systems pay what the rules say', async () => {
    const book = build();
    const who = await player();
    const matches = (await scheduled(book, who)).slice(0, 4);
    const legs = matches.map((match, index) => legOf(match, index % 2 === 0 ? 'OU' : '1X2'));
    const parlay = betOf(legs);
    const system = betOf(legs, { choose: 2, unitStakeMinor: '300' });
    for (const asked of [parlay, system])
      expect(successOf(await book.placeBet(who.session, asked)).bet.state).toBe('ACCEPTED');
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n - 1_000n - 6n * 300n);
    await untilAllHaveEnded(book);
    const { list } = successOf(await book.listBets(who.session, 5));
    const settled = (id: string) => list.find(({ betId }) => betId === id);
    const results = (id: string): SettledLeg[] =>
      (settled(id)?.legs ?? []).map(({ odds, result }) => ({ odds: decimal(odds), result: result as LegResult }));
    const returned = [
      parlayReturn(1_000n, results(parlay.betId)),
      systemReturn(300n, { choose: 2 }, results(system.betId)),
    ] as const;
    expect([settled(parlay.betId)?.returnMinor, settled(system.betId)?.returnMinor]).toEqual(returned.map(String));
    expect(await money.cashOf(who.memberId)).toBe(997_200n + returned[0] + returned[1]);
  });

  test('what is not offered is refused before any money is held', async () => {
    const book = build();
    const who = await player();
    const [one, other] = await scheduled(book, who);
    if (!one || !other) throw new Error('no matches');
    const leg = legOf(one, '1X2');
    const sent = async (asked: ReturnType<typeof betOf>) => book.placeBet(who.session, asked);
    expect(await sent(betOf([leg], { unitStakeMinor: '99' }))).toEqual(refused('bet_not_offered'));
    expect(await sent(betOf([leg], { unitStakeMinor: '0' }))).toEqual(refused('bet_not_offered'));
    expect(await sent(betOf([leg], { unitStakeMinor: '1000001' }))).toEqual(refused('bet_not_offered'));
    expect(await sent(betOf([leg], { choose: 1 }))).toEqual(refused('bet_not_offered'));
    expect(await sent(betOf([leg, legOf(one, 'OU')]))).toEqual(refused('bet_not_offered'));
    expect(await sent(betOf([leg, legOf(other, 'OU')], { choose: 3 }))).toEqual(refused('bet_not_offered'));
    for (const wrong of [
      { matchId: 'vf1-1-1' },
      { market: 'XX' },
      { selection: '9' },
      { line: '0.5' },
      { line: '0.3' },
    ])
      expect(await sent(betOf([{ ...leg, ...wrong }]))).toEqual(refused('choice_not_offered'));
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
    const poor = await money.newPlayer({ balanceMinor: 500n });
    const asked = betOf([leg]);
    expect(await book.placeBet(poor.session, asked)).toEqual(refused('insufficient_funds'));
    expect(successOf(await book.listBets(poor.session, 5)).list).toEqual([]);
  });

  test('at a price that has gone it is rejected, unless its policy takes it', async () => {
    const book = build();
    const who = await player();
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const stale = { ...legOf(match, '1X2'), odds: '50.00' };
    const placed = async (pricePolicy: 'none' | 'better' | 'any') =>
      successOf(await book.placeBet(who.session, { ...betOf([stale]), pricePolicy })).bet;
    expect(await placed('none')).toMatchObject({ state: 'REJECTED', refusal: 'price_changed' });
    expect(await placed('better')).toMatchObject({ state: 'REJECTED', refusal: 'price_changed' });
    expect((await placed('any')).legs[0]?.odds).toBe(legOf(match, '1X2').odds);
    expect(await money.cashOf(who.memberId)).toBe(999_000n);
  });
});

describe('a bet in play', () => {
  const waited = async (goalFollows: boolean) => {
    const book = build();
    const who = await player();
    const match = await untilInPlay(book, who, goalFollows);
    const asked = betOf([legOf(match, '1X2', 1)]);
    expect(successOf(await book.placeBet(who.session, asked)).bet.state).toBe('PENDING');
    expect(await money.cashOf(who.memberId)).toBe(999_000n);
    money.clock.advanceMs(4_999);
    await book.work();
    expect((await book.bets.find(asked.betId))?.state).toBe('PENDING');
    money.clock.advanceMs(1);
    await build().work();
    const bet = await book.bets.find(asked.betId);
    return { bet, cash: await money.cashOf(who.memberId), book };
  };

  test('waits, and is then accepted at the price of that moment', async () => {
    const { bet, cash } = await waited(false);
    expect(bet).toMatchObject({ state: 'ACCEPTED', legs: [{ isInPlay: true }] });
    expect(cash).toBe(999_000n);
  });

  test('is rejected when a goal closes the market meanwhile, and its money is back', async () => {
    const { bet, cash, book } = await waited(true);
    expect(bet).toMatchObject({ state: 'REJECTED', refusal: 'market_closed' });
    expect(cash).toBe(1_000_000n);
    await untilAllHaveEnded(book);
  });
});

describe('an open bet that is sold', () => {
  test('pays the offer once, and nothing at the end of the match', async () => {
    const book = build();
    const who = await player();
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, 'OU')]);
    const { bet } = successOf(await book.placeBet(who.session, asked));
    const offerMinor = bet.cashOutMinor ?? '';
    expect(Number(offerMinor)).toBeGreaterThan(500);
    expect(Number(offerMinor)).toBeLessThan(1_000);
    const { betId } = asked;
    const tooMuch = { betId, offerMinor: `${Number(offerMinor) + 1}` };
    expect(await book.sellBet(who.session, tooMuch)).toEqual(refused('choice_not_offered'));
    expect(await book.sellBet(who.session, { betId: randomUUID(), offerMinor })).toEqual(refused('round_not_found'));
    const answers = await Promise.all([1, 2, 3].map(() => book.sellBet(who.session, { betId, offerMinor })));
    for (const answer of answers)
      expect(successOf(answer).bet).toMatchObject({ state: 'CASHED_OUT', returnMinor: offerMinor });
    await untilAllHaveEnded(book);
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(offerMinor));
  });

  test('is not bought any more once it was settled', async () => {
    const book = build();
    const who = await player();
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, '1X2')]);
    await book.placeBet(who.session, asked);
    await untilAllHaveEnded(book);
    expect(await book.sellBet(who.session, { betId: asked.betId, offerMinor: '1' })).toEqual(refused('round_closed'));
  });
});

describe('of others', () => {
  const placed = async () => {
    const book = build();
    const owner = await player();
    const [match] = await scheduled(book, owner);
    if (!match) throw new Error('no match');
    const asked = betOf([legOf(match, '1X2')]);
    successOf(await book.placeBet(owner.session, asked));
    return { book, asked, other: await player() };
  };

  test('another’s bet id is refused and shows nothing of his', async () => {
    const { book, asked, other } = await placed();
    expect(await book.placeBet(other.session, asked)).toEqual(refused('repeated_with_other_content'));
    expect(successOf(await book.listBets(other.session, 5)).list).toEqual([]);
  });

  test('a launch token that another has used opens nothing', async () => {
    const book = build();
    const { memberId, siteSessionId } = await player();
    const entry = { memberId, siteSessionId, brandId: money.brand.id, gameId: money.game.id, locale: 'TY' as const };
    const { token } = successOf(await money.gateway.issueLaunchToken(entry));
    expect(successOf(await book.open(token))).toMatchObject({ balanceMinor: '1000000', locale: 'TY' });
    expect(await book.open(token)).toEqual(refused('launch_token_invalid'));
  });

  test('another’s bet is not sold', async () => {
    const { book, asked, other } = await placed();
    expect(await book.sellBet(other.session, { betId: asked.betId, offerMinor: '1' })).toEqual(
      refused('round_not_found'),
    );
  });
});

test('a session that has ended is answered as such', async () => {
  await expect(build().listMatches('nobody')).rejects.toThrow('session_expired');
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
