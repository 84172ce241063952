// @covers sports-outrights

import { decimal, toNumber } from '@baize/games/sportsbook';
import { cupOfId } from '@baize/games/virtual-league';
import { beforeAll, expect, test } from 'vitest';
import { betOf, cupsOf, legOf, successOf, useBook } from './testing/book.fixture.ts';
import { asStaff, deskOver } from './testing/desk.fixture.ts';
import { type ShownBet, type ShownMatch, verifyBookBet, verifyMatch } from './verifier/verify-match.ts';

const tools = useBook();
const { money, build, player, scheduled, untilAllHaveEnded } = tools;
let desk: ReturnType<typeof deskOver>['desk'];
beforeAll(() => {
  ({ desk } = deskOver(tools));
});
const reason = 'the league said so';
const minuteMs = 10_000;

/** A player before a cup that has not begun. */
async function firstCup() {
  const book = build();
  const who = await player();
  const cup = (await cupsOf(book, who)).find(({ state }) => state === 'scheduled');
  if (!cup) throw new Error('no cup');
  const page = async () => successOf(await book.showMatch(who.session, cup.matchId));
  /** On to a minute of its clock. */
  const at = async (minute: number) => {
    money.clock.advanceMs(Date.parse(cup.startsAt) + minute * minuteMs + 500 - money.clock.now().getTime());
    await book.work();
    return page();
  };
  const runners = (cupOfId(cup.matchId)?.runners ?? []).map(({ name }) => name);
  const place = async (selection: string, unitStakeMinor = '1000') => {
    const leg = { ...legOf((await page()).match, 'OT'), selection };
    const asked = betOf([leg], { unitStakeMinor });
    return { asked, answer: await book.placeBet(who.session, asked) };
  };
  const bets = async () => successOf(await book.listBets(who.session, 50)).list;
  const enter = async (body: { winners?: string[]; withdrawn?: string[] }) => {
    const result = { ending: 'finished', score: { home: 0, away: 0 }, halfTimeScore: null, firstGoal: null } as const;
    const asked = { params: { matchId: cup.matchId }, body: { ...result, voidMarkets: [], reason, ...body } };
    return desk.staffBookPropose({ ...asStaff(money.brand.id), ...asked });
  };
  const apply = async (body: Parameters<typeof enter>[0]) => {
    const { resultId } = successOf(await enter(body));
    const decision = { params: { resultId }, body: { decision: 'APPROVED', reason } } as const;
    successOf(await desk.staffBookDecide({ ...asStaff(money.brand.id, 'bert'), ...decision }));
    await book.work();
    money.clock.advanceMs(6_000);
    await book.work();
  };
  return { book, who, cup, page, at, runners, place, bets, enter, apply };
}

test('a cup is sold before it begins and between its rounds, at prices with a booksum of 1.15, and pays its champion', async () => {
  const { book, who, cup, page, at, runners, place, bets } = await firstCup();
  const [market] = (await page()).match.markets;
  expect(market).toMatchObject({ key: 'OT', isOpen: true });
  expect(market?.selections.map(({ selection }) => selection)).toEqual(runners);
  const booksum = market?.selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0) ?? 0;
  expect(booksum).toBeGreaterThan(1.14);
  expect(booksum).toBeLessThan(1.2);
  for (const name of runners) expect(successOf((await place(name)).answer).bet.state).toBe('ACCEPTED');
  const [first, second] = (await page()).bracket ?? [];
  expect(first?.map(({ home, away, score }) => [home, away, score])).toEqual(
    [0, 2, 4, 6].map((index) => [runners[index], runners[index + 1], null]),
  );
  expect(second).toMatchObject([{ home: '', away: '' }, { home: '' }]);

  const playing = await at(3);
  expect(playing.match).toMatchObject({ state: 'live', isSuspended: true });
  expect(playing.bracket?.[0]?.[0]?.score).toBeNull();
  expect((await place(runners[0] ?? '')).answer).toMatchObject({ ok: true, value: { bet: { state: 'PENDING' } } });
  money.clock.advanceMs(9_000);
  await book.work();
  expect((await bets())[0]).toMatchObject({ state: 'REJECTED', refusal: 'market_closed' });

  const rest = await at(26);
  expect(rest.match.isSuspended).toBe(false);
  const left = rest.match.markets[0]?.selections.map(({ selection }) => selection) ?? [];
  expect(left).toEqual(rest.bracket?.[0]?.map((tie) => tie[tie.winner ?? 'home']));
  const out = runners.find((name) => !left.includes(name)) ?? '';
  expect((await place(out)).answer).toMatchObject({ message: 'choice_not_offered' });
  const open = await bets();
  const offered = (name: string) => open.find(({ legs }) => legs[0]?.selection === name)?.cashOutMinor;
  expect(offered(out)).toBeNull();
  const between = await place(left[0] ?? '');
  expect(between.answer.ok).toBe(true);

  await untilAllHaveEnded(book);
  const ended = await page();
  const final = ended.bracket?.[2]?.[0];
  const champion = final?.[final.winner ?? 'home'] ?? '';
  const settled = (await bets()).filter(({ state }) => state === 'SETTLED');
  for (const { legs, returnMinor, unitStakeMinor } of settled) {
    const isWon = legs[0]?.selection === champion;
    expect(legs[0]).toMatchObject({ result: isWon ? 'win' : 'loss', sharedBy: null, endScore: null });
    const won = Math.round(Number(unitStakeMinor) * toNumber(decimal(legs[0]?.odds ?? '1')));
    expect(returnMinor).toBe(isWon ? `${won}` : '0');
  }
  expect(await verifyMatch(ended as ShownMatch, '')).toMatchObject({
    ...{ isCommitted: true, isSame: true, recomputed: { winners: { OT: [champion] } } },
  });
  const proof = await book.proofOf(who.playerRef, settled[0]?.betId ?? '');
  expect(await verifyBookBet(proof?.round as ShownBet)).toMatchObject({ isCommitted: true, isSame: true });
  const turned = ended.bracket?.map((ties) => ties.map((tie) => ({ ...tie, home: tie.away, away: tie.home }))) ?? [];
  expect((await verifyMatch({ ...ended, bracket: turned } as ShownMatch, '')).isSame).toBe(false);
  expect(cup.home + cup.away).toBe('');
});

test('a bet on a cup is bought back for what its chance is worth, five percent kept', async () => {
  const { book, who, page, runners, place } = await firstCup();
  const asked = successOf((await place(runners[2] ?? '', '10000')).answer).bet;
  const [match] = [...(await book.matches.byId([(await page()).match.matchId])).values()];
  if (!match) throw new Error('no cup');
  const state = { state: 'scheduled', minute: 0, score: { home: 0, away: 0 }, events: [], isSuspended: false } as const;
  const offered = book.priceOf(match, state)[0]?.selections.find(({ selection }) => selection === runners[2]);
  const worth = 10_000 * Number(asked.legs[0]?.odds) * (offered?.chances?.win ?? 0) * 0.95;
  const [open] = successOf(await book.listBets(who.session, 1)).list;
  expect(Math.abs(Number(open?.cashOutMinor) - worth)).toBeLessThan(1.01);
  expect(Number(open?.cashOutMinor)).toBeLessThan(10_000 * 0.95);
});

test('a result is corrected to a dead heat and a withdrawn runner, in a parlay too, and the difference is paid', async () => {
  const { book, who, cup, runners, place, bets, enter, apply } = await firstCup();
  const [one = '', other = '', third = ''] = runners;
  const singles: ReturnType<typeof betOf>[] = [];
  for (const name of [one, other, third]) singles.push((await place(name)).asked);
  const [match] = await scheduled(book, who);
  if (!match) throw new Error('no match');
  const legs = [...(singles[0]?.legs ?? []), legOf(match, '1X2')];
  const parlay = betOf(legs);
  successOf(await book.placeBet(who.session, parlay));
  const twice = betOf([...(singles[0]?.legs ?? []), ...(singles[1]?.legs ?? [])]);
  expect(await book.placeBet(who.session, twice)).toMatchObject({ message: 'bet_not_offered' });
  await untilAllHaveEnded(book);
  expect(await enter({})).toMatchObject({ detail: { fields: { winners: {} } } });
  expect(await enter({ winners: ['Nobody'] })).toMatchObject({ detail: { fields: { winners: {} } } });
  expect(await enter({ winners: [one], withdrawn: [one] })).toMatchObject({ detail: { fields: { withdrawn: {} } } });
  await apply({ winners: [one, other], withdrawn: [third] });
  const after = await bets();
  const of = (betId: string | undefined) => after.find((bet) => bet.betId === betId);
  const half = (odds: string | undefined) => `${Math.round((1_000 * Number(odds)) / 2)}`;
  const first = of(singles[0]?.betId);
  expect(first).toMatchObject({ returnMinor: half(first?.legs[0]?.odds), legs: [{ result: 'win', sharedBy: 2 }] });
  expect(of(singles[2]?.betId)).toMatchObject({ state: 'VOID', returnMinor: '1000', legs: [{ result: 'void' }] });
  const long = of(parlay.betId);
  // 10.00 at both odds, halved and rounded once.
  const [cupOdds = 0n, matchOdds = 0n] = long?.legs.map(({ odds }) => BigInt(odds.replace('.', ''))) ?? [];
  const won = (1_000n * cupOdds * matchOdds + 10_000n) / 20_000n;
  expect(long?.returnMinor).toBe(long?.legs[1]?.result === 'win' ? `${won}` : '0');
  const proof = await book.proofOf(who.playerRef, parlay.betId);
  expect(await verifyBookBet(proof?.round as ShownBet)).toMatchObject({ isCommitted: true, isSame: true });
  await apply({ winners: [third] });
  const alone = (await bets()).find(({ betId }) => betId === singles[2]?.betId);
  expect(alone).toMatchObject({ state: 'SETTLED', correctedFromMinor: '1000' });
  expect(alone?.returnMinor).toBe(`${Math.round(1_000 * Number(alone?.legs[0]?.odds))}`);
  const board = successOf(await desk.staffBookMatch({ ...asStaff(money.brand.id), params: { matchId: cup.matchId } }));
  expect(board).toMatchObject({ runners, outcome: { winners: [third], withdrawn: [], isEntered: true } });
  const onMatch = { params: { matchId: match.matchId } };
  const body = { ending: 'finished', score: { home: 0, away: 0 }, halfTimeScore: null, firstGoal: null } as const;
  const wrong = { ...onMatch, body: { ...body, voidMarkets: [], reason, winners: [one] } };
  expect(await desk.staffBookPropose({ ...asStaff(money.brand.id), ...wrong })).toMatchObject({
    detail: { fields: { winners: {} } },
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
