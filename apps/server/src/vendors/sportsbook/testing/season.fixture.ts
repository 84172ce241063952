import type { BookMatch } from '@baize/contract';
import type { MatchFacts } from '@baize/testkit/sports-settlement';
import { saleValue } from '@baize/testkit/sports-settlement';
import { expect } from 'vitest';
import type { Player } from '../../../modules/gateway/testing/money.fixture.ts';
import type { Book } from '../book.ts';
import { betOf, eventsOf, isCup, successOf, type useBook } from './book.fixture.ts';
import { asStaff, type deskOver } from './desk.fixture.ts';
import { type Draw, drawsOf } from './draws.fixture.ts';
import { correctionFrom } from './season-corrections.fixture.ts';

type Tools = ReturnType<typeof useBook>;
type Desk = ReturnType<typeof deskOver>['desk'];

export interface SeasonSize {
  rounds: number;
  betsPerRound: number;
  players: number;
  seed: number;
}

/** Markets whose stakes can come back, and cups: what they are sold for is in `sale-value.test.ts`. */
const comesBack = /DNB$|^ML-|^OT$/;

/** What a season must have seen: acts of players and staff, kinds of bets and the market of cups. */
export const wantedKinds = ['correction', 'part', 'whole', 'void', 'offer', 'system', 'parlay', 'OT'];
/** Acts race with each other, so a short season may miss a rare one: so many rounds more are played until all were seen. */
const roundsMore = 6;

/** Results that are corrected, of a hundred. */
const correctedPercent = { match: 2, cup: 40 };
const betsAtOnce = 20;
const groupsBetweenPlans = 10;
const playedAtOnce = 20;
/** Bets that may still be sold. */
const keptOpen = 300;
const reason = 'a season of tests';
const policies = ['any', 'better', 'none'] as const;

/** One match, or several that follow each other in the list; those that are played come first in it. One bet of twelve is on a cup. */
function matchesFrom(all: readonly BookMatch[], by: Draw): BookMatch[] {
  const isOnCup = by(12) === 0;
  const [matches, cups] = [all.filter((one) => !isCup(one)), all.filter(isCup)];
  const cup = isOnCup ? cups[by(cups.length || 1)] : undefined;
  const count = by(2) === 0 ? 1 : 1 + by(5);
  const from = by(by(2) === 0 ? Math.min(playedAtOnce, matches.length) : matches.length);
  const chosen = Array.from({ length: count }, (_, index) => matches[(from + index) % matches.length] as BookMatch);
  return cup ? [cup, ...chosen.slice(1)] : chosen;
}

/** Seeded players bet on rounds of simulated matches; some sell, some bets are voided, some results are corrected. */
export async function playSeason({ money, build, player, untilAllHaveEnded }: Tools, desk: Desk, size: SeasonSize) {
  const book: Book = build();
  const draw = drawsOf(size.seed, 0);
  const players = await Promise.all(Array.from({ length: size.players }, () => player()));
  const corrected = new Map<string, MatchFacts>();
  const played = new Map<string, BookMatch>();
  const kinds = new Map<string, number>();
  const open: { who: Player; betId: string }[] = [];
  let serial = 0;
  const note = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);

  const legFrom = async (who: Player, match: BookMatch, by: Draw) => {
    const page = successOf(await book.showMatch(who.session, match.matchId)).match;
    const markets = page.markets.filter(({ isOpen }) => isOpen);
    const market = markets[by(markets.length || 1)];
    const selection = market?.selections[by(market.selections.length)];
    if (!market || !selection) return null;
    if (!played.has(match.matchId)) played.set(match.matchId, match);
    note(`${market.key} ${match.state}`);
    return { matchId: match.matchId, market: market.key, ...selection };
  };

  const bet = async (matches: readonly BookMatch[], by: Draw): Promise<void> => {
    const who = players[by(players.length)] as Player;
    const chosen = matchesFrom(matches, by);
    const legs = [];
    for (const match of new Set(chosen)) legs.push(await legFrom(who, match, by));
    const found = legs.flatMap((leg) => leg ?? []);
    if (found.length === 0) return;
    const choose = found.length > 2 && by(3) === 0 ? 2 + by(found.length - 2) : 0;
    const pricePolicy = policies[by(policies.length)] ?? 'any';
    const asked = { ...betOf(found, { choose, unitStakeMinor: String(100 + by(900)) }), pricePolicy };
    const answer = await book.placeBet(who.session, asked);
    if (!answer.ok) return note(`refused ${answer.message}`);
    note(`${choose > 0 ? 'system' : found.length > 1 ? 'parlay' : 'single'} ${answer.value.bet.state}`);
    if (open.length >= keptOpen) open.shift();
    open.push({ who, betId: asked.betId });
  };

  /** The offer of a bet on markets that are won or lost whole, worked out a second time; undefined: it is on others. */
  const expectedOffer = async (who: Player, betId: string, sharePercent: number): Promise<bigint | undefined> => {
    const row = await book.bets.find(betId);
    if (!row) return undefined;
    const legs: { oddsAtBet: bigint; oddsNow: bigint }[] = [];
    for (const leg of row.legs) {
      const page = successOf(await book.showMatch(who.session, leg.matchId)).match;
      const market = page.markets.find(({ key }) => key === leg.market);
      const offered = market?.selections.find(({ selection }) => selection === leg.selection);
      if (leg.line !== null || comesBack.test(leg.market) || page.state === 'finished' || !offered) return undefined;
      legs.push({ oddsAtBet: BigInt(leg.odds), oddsNow: BigInt(offered.odds.replace('.', '')) });
    }
    return saleValue((row.open_unit_minor * BigInt(sharePercent)) / 100n, legs);
  };

  const sell = async (by: Draw): Promise<void> => {
    const chosen = open[by(open.length || 1)];
    if (!chosen) return;
    const { who, betId } = chosen;
    if (by(5) === 0) {
      const sold = await book.sellBet(who.session, { betId, offerMinor: '1' });
      return note(sold.ok ? 'whole sale at the price of the moment' : 'refused sale');
    }
    const sharePercent = by(2) === 0 ? 100 : 10 + by(80);
    const expected = await expectedOffer(who, betId, sharePercent);
    const quote = await book.quoteSale(who.session, { betId, sharePercent });
    if (!quote.ok) return note('refused quote');
    const { quoteId, offerMinor } = quote.value;
    if (expected !== undefined) {
      expect([betId, offerMinor]).toEqual([betId, `${expected}`]);
      note('offer worked out a second time');
    }
    const sold = await book.sellBet(who.session, { betId, quoteId, offerMinor });
    note(sold.ok ? (sharePercent === 100 ? 'whole sale' : 'part sale') : 'refused sale');
  };

  const voidOne = async (by: Draw): Promise<void> => {
    const chosen = open[by(open.length || 1)];
    if (!chosen) return;
    const body = { params: { betId: chosen.betId }, body: { reason } };
    const answer = await desk.staffBookBetVoid({ ...asStaff(money.brand.id), ...body });
    note(answer.ok ? 'void' : 'refused void');
  };

  const correct = async (match: BookMatch): Promise<void> => {
    const { body, facts } = correctionFrom(match, draw);
    const params = { matchId: match.matchId };
    const asked = await desk.staffBookPropose({ ...asStaff(money.brand.id), params, body: { ...body, reason } });
    const { resultId } = successOf(asked);
    const decision = { params: { resultId }, body: { decision: 'APPROVED', reason } } as const;
    successOf(await desk.staffBookDecide({ ...asStaff(money.brand.id, 'bert'), ...decision }));
    corrected.set(match.matchId, facts);
    note(`correction ${facts.status}`);
  };

  const isAny = async (question: string) => (await money.owner.query(`${question} limit 1`)).rows.length > 0;
  const isUnfinished = async () =>
    (await isAny(`select from sportsbook.bets where state in ('PENDING', 'ACCEPTED') or next_state is not null`)) ||
    (await isAny(`select from sportsbook.results where state <> 'APPLIED'`));

  const playRound = async (first: Player): Promise<void> => {
    for (let group = 0; group * betsAtOnce < size.betsPerRound; group++) {
      const matches = (await eventsOf(book, first)).filter(({ state }) => state !== 'finished');
      const acts = Array.from({ length: betsAtOnce }, (_, index) => {
        serial += 1;
        const by = drawsOf(size.seed, serial);
        if (index === betsAtOnce - 1 && group % 5 === 4) return voidOne(by);
        return by(8) === 0 ? Promise.all([sell(by), bet(matches, drawsOf(size.seed, -serial))]) : bet(matches, by);
      });
      await Promise.all(acts);
      money.clock.advanceMs(7_000 + draw(50_000));
      await book.work();
      if (group % groupsBetweenPlans === 0) await book.plan();
    }
  };

  const hasUnseen = () => {
    const seen = new Set([...kinds.keys()].map((kind) => kind.split(' ')[0]));
    return wantedKinds.some((kind) => !seen.has(kind));
  };
  for (let round = 0; round < size.rounds || (round < size.rounds + roundsMore && hasUnseen()); round++) {
    const [first] = players;
    if (!first) throw new Error('no players');
    const before = new Set(played.keys());
    await playRound(first);
    money.clock.advanceMs(3_600_000);
    await untilAllHaveEnded(book);
    const own = [...played.values()].filter(({ matchId }) => !before.has(matchId));
    const due = own.filter((match) => draw(100) < correctedPercent[isCup(match) ? 'cup' : 'match']);
    for (const match of due.length > 0 ? due : own.slice(0, 1)) await correct(match);
    for (let tick = 0; tick < 50 && (await isUnfinished()); tick++) {
      await book.work();
      money.clock.advanceMs(6_000);
    }
    open.length = 0;
    if (size.rounds > 3)
      console.info(`round ${round + 1}: ${serial} bets on ${played.size} matches, ${corrected.size} corrected`);
  }
  return { book, players, corrected, kinds, played };
}
