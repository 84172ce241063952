// @covers sports-results

import { beforeAll, describe, expect, test } from 'vitest';
import { AnswerLost, betOf, legOf, successOf, useBook } from '../testing/book.fixture.ts';
import { asStaff, deskOver, firstPage, matchPicker } from '../testing/desk.fixture.ts';

const tools = useBook();
const { money, scheduled, untilAllHaveEnded } = tools;
let desk: ReturnType<typeof deskOver>['desk'];
let done: ReturnType<typeof deskOver>['done'];
beforeAll(() => {
  ({ desk, done } = deskOver(tools));
});
const firstMatch = matchPicker(tools);

const reason = 'the league corrected it';
const as = (name?: string) => asStaff(money.brand.id, name);

const result = {
  ending: 'finished',
  score: { home: 0, away: 0 },
  halfTimeScore: null,
  firstGoal: null,
  voidMarkets: [],
  reason,
} as const;
type Result = Parameters<typeof desk.staffBookPropose>[0]['body'];
const propose = (matchId: string, body: Partial<Result>, name = 'anna') =>
  desk.staffBookPropose({ ...as(name), params: { matchId }, body: { ...result, voidMarkets: [], ...body } });
const decide = (resultId: string, decision: 'APPROVED' | 'REFUSED', name: string) =>
  desk.staffBookDecide({ ...as(name), params: { resultId }, body: { decision, reason } });
const shownTo = async (resultId: string, name: string) =>
  successOf(await desk.staffBookResult({ ...as(name), params: { resultId } }));

/** A bet on the home side that has been settled by the match's own course. */
async function settledBet(unitStakeMinor = '1000') {
  const { book, who, match } = await firstMatch();
  const asked = betOf([legOf(match, '1X2')], { unitStakeMinor });
  successOf(await book.placeBet(who.session, asked));
  await untilAllHaveEnded(book);
  const bet = async () => {
    const { list } = successOf(await book.listBets(who.session, 10));
    const found = list.find(({ betId }) => betId === asked.betId);
    if (!found) throw new Error('the bet is gone');
    return found;
  };
  /** On until approved results are applied. */
  const applied = async () => {
    await book.work();
    money.clock.advanceMs(6_000);
    await book.work();
  };
  return { book, who, match, bet, asked, applied, odds: Number(legOf(match, '1X2').odds) };
}

describe('a result', () => {
  test('is decided by another person than who entered it, once', async () => {
    const { match } = await settledBet();
    const { resultId } = successOf(await propose(match.matchId, {}));
    expect(await propose(match.matchId, {})).toMatchObject({ message: 'request_pending' });
    expect((await shownTo(resultId, 'anna')).isOwn).toBe(true);
    expect(await decide(resultId, 'APPROVED', 'anna')).toMatchObject({ message: 'operation_not_allowed' });
    successOf(await decide(resultId, 'REFUSED', 'bert'));
    expect(await decide(resultId, 'APPROVED', 'bert')).toMatchObject({ message: 'already_decided' });
    expect(await shownTo(resultId, 'bert')).toMatchObject({ isOwn: false, effect: null, result: { state: 'REFUSED' } });
    const { rows } = successOf(
      await desk.staffBookResults({ ...as(), data: { ...firstPage, sort: 'proposedAt', direction: 'desc' } }),
    );
    expect(rows[0]).toMatchObject({ resultId, matchId: match.matchId, proposedBy: 'anna', decidedBy: 'bert' });
  });

  test('with fewer goals at the end than at half time is refused with its field', async () => {
    const { match } = await firstMatch();
    const wrong = await propose(match.matchId, { halfTimeScore: { home: 1, away: 0 } });
    expect(wrong).toMatchObject({ message: 'invalid_input', detail: { fields: { halfTimeScore: {} } } });
    expect(await propose('no-match', {})).toMatchObject({ message: 'not_found' });
  });

  test('that is corrected pays the difference both ways, and shows what it does before', async () => {
    const { book, who, match, bet, applied, odds } = await settledBet();
    const won = BigInt(Math.round(1_000 * odds));
    const first = await bet();
    const wasWon = first.returnMinor !== '0';
    const against = wasWon ? { home: 0, away: 2 } : { home: 2, away: 0 };
    const after = wasWon ? 0n : won;
    const { resultId } = successOf(await propose(match.matchId, { score: against }));
    const { effect, before } = await shownTo(resultId, 'bert');
    expect(before?.score).not.toEqual(against);
    const difference = after - BigInt(first.returnMinor ?? 0);
    const money2 = (minor: bigint) => (Number(minor) / 100).toFixed(2);
    expect(effect).toMatchObject({
      changed: 1,
      given: money2(difference > 0n ? difference : 0n),
      taken: money2(difference < 0n ? -difference : 0n),
      debtors: 0,
      bets: [{ to: money2(after) }],
    });
    expect((await bet()).returnMinor).toBe(first.returnMinor);
    successOf(await decide(resultId, 'APPROVED', 'bert'));
    await applied();
    expect(await bet()).toMatchObject({
      state: 'SETTLED',
      returnMinor: `${after}`,
      correctedFromMinor: first.returnMinor,
      legs: [{ endScore: against }],
    });
    expect(await money.cashOf(who.memberId)).toBe(999_000n + after);
    expect((await shownTo(resultId, 'bert')).result.state).toBe('APPLIED');
    // Back to what it was, by a third generation.
    const back = successOf(await propose(match.matchId, { score: before?.score ?? result.score }, 'bert'));
    successOf(await decide(back.resultId, 'APPROVED', 'anna'));
    await applied();
    expect(await money.cashOf(who.memberId)).toBe(999_000n + BigInt(first.returnMinor ?? 0));
    await book.plan();
  });

  test('that takes back what the member has spent leaves a debt that the member sees, and that a later result pays off', async () => {
    const { who, match, bet, applied, book, odds } = await settledBet('100000');
    const home = successOf(await propose(match.matchId, { score: { home: 3, away: 0 } }));
    successOf(await decide(home.resultId, 'APPROVED', 'bert'));
    await applied();
    const won = BigInt(Math.round(100_000 * odds));
    expect(await money.cashOf(who.memberId)).toBe(900_000n + won);
    const spent = 900_000n + won - 1_000n;
    await money.ledger.correct(money.database, {
      ...{ memberId: who.memberId, amountMinor: -spent, reference: `spent-${who.memberId}`, reason: 'test' },
    });
    const away = successOf(await propose(match.matchId, { score: { home: 0, away: 3 } }));
    const owedMinor = won - 1_000n;
    const owed = (Number(owedMinor) / 100).toFixed(2);
    expect((await shownTo(away.resultId, 'bert')).effect).toMatchObject({ debtors: 1, owed, bets: [{ owed }] });
    successOf(await decide(away.resultId, 'APPROVED', 'bert'));
    await applied();
    expect(await money.cashOf(who.memberId)).toBe(0n);
    expect(await bet()).toMatchObject({ returnMinor: '0', correctedFromMinor: `${won}`, owedMinor: `${owedMinor}` });
    const again = successOf(await propose(match.matchId, { score: { home: 1, away: 0 } }));
    successOf(await decide(again.resultId, 'APPROVED', 'bert'));
    await applied();
    expect(await bet()).toMatchObject({ returnMinor: `${won}`, owedMinor: '0' });
    expect(await money.cashOf(who.memberId)).toBe(1_000n);
    await book.plan();
  });

  test.each(['before', 'after'] as const)('whose payment is lost %s it was booked is paid once', async (loss) => {
    const { book, who, match, bet, applied, odds } = await settledBet();
    const { resultId } = successOf(await propose(match.matchId, { score: { home: 4, away: 0 } }));
    successOf(await decide(resultId, 'APPROVED', 'bert'));
    const wasWon = (await bet()).returnMinor !== '0';
    if (!wasWon) tools.losses.set('settleBets', loss);
    await book.work().catch((error: unknown) => expect(error).toBeInstanceOf(AnswerLost));
    tools.losses.clear();
    await applied();
    const won = BigInt(Math.round(1_000 * odds));
    expect((await bet()).returnMinor).toBe(`${won}`);
    expect(await money.cashOf(who.memberId)).toBe(999_000n + won);
    expect((await shownTo(resultId, 'bert')).result.state).toBe('APPLIED');
    await book.plan();
  });

  test('of a match that was not played, or a market that is void, gives stakes back', async () => {
    const { book, who, match } = await firstMatch();
    const single = betOf([legOf(match, '1X2')]);
    const total = betOf([legOf(match, 'OU')]);
    for (const asked of [single, total]) successOf(await book.placeBet(who.session, asked));
    const { resultId } = successOf(await propose(match.matchId, { ending: 'abandoned', voidMarkets: ['1X2'] }));
    expect((await shownTo(resultId, 'bert')).effect).toMatchObject({ openBets: 2, changed: 0 });
    successOf(await decide(resultId, 'APPROVED', 'bert'));
    await book.work();
    const { list } = successOf(await book.listBets(who.session, 10));
    expect(list.map(({ state, returnMinor }) => [state, returnMinor])).toEqual([
      ['VOID', '1000'],
      ['VOID', '1000'],
    ]);
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
    expect(await book.placeBet(who.session, betOf([legOf(match, '1X2')]))).toMatchObject({
      message: 'choice_not_offered',
    });
  });

  test('that comes a day after the settlement changes nothing any more', async () => {
    const { match, bet, book, applied } = await settledBet();
    const before = await bet();
    money.clock.advanceMs(25 * 3_600_000);
    const { resultId } = successOf(await propose(match.matchId, { score: { home: 9, away: 9 } }));
    expect((await shownTo(resultId, 'bert')).effect?.changed).toBe(0);
    successOf(await decide(resultId, 'APPROVED', 'bert'));
    await applied();
    expect((await bet()).returnMinor).toBe(before.returnMinor);
    await book.plan();
  });
});

describe('a bet that staff voids', () => {
  const voided = (betId: string) => desk.staffBookBetVoid({ ...as(), params: { betId }, body: { reason } });

  test('gives its stake back, open or settled, and says why', async () => {
    const { who, asked, bet, book } = await settledBet();
    successOf(await voided(asked.betId));
    expect(await bet()).toMatchObject({ state: 'VOID', returnMinor: '1000', voidReason: reason });
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
    expect(await voided(asked.betId)).toMatchObject({ message: 'round_closed' });
    const [match] = await scheduled(book, who);
    if (!match) throw new Error('no match');
    const other = betOf([legOf(match, '1X2')]);
    successOf(await book.placeBet(who.session, other));
    successOf(await voided(other.betId));
    expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
    expect(done.at(-1)).toMatchObject({ act: 'voidBet', subject: `bet:${other.betId}` });
  });

  test('stands among the bets as they come in, with the member’s name', async () => {
    const { book, who, match } = await firstMatch();
    const asked = betOf([legOf(match, '1X2')]);
    successOf(await book.placeBet(who.session, asked));
    const data = { ...firstPage, sort: 'placedAt', direction: 'desc', matchId: match.matchId } as const;
    const { rows } = successOf(await desk.staffBookBets({ ...as(), data }));
    expect(rows.find(({ betId }) => betId === asked.betId)).toMatchObject({
      memberId: who.memberId,
      stake: '10.00',
      state: 'ACCEPTED',
      legs: [{ matchId: match.matchId, market: '1X2' }],
    });
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
