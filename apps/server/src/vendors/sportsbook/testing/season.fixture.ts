import type { BookBet, BookMatch } from '@baize/contract';
import { betValue, legValue, type MatchFacts } from '@baize/testkit/sports-settlement';
import { expect } from 'vitest';
import type { Player } from '../../../modules/gateway/testing/money.fixture.ts';
import type { Book } from '../book.ts';
import { betOf, matchesOf, successOf, type useBook } from './book.fixture.ts';
import { asStaff, type deskOver } from './desk.fixture.ts';

type Tools = ReturnType<typeof useBook>;
type Desk = ReturnType<typeof deskOver>['desk'];

export interface SeasonSize {
  rounds: number;
  betsPerRound: number;
  players: number;
  seed: number;
}

const halves: Readonly<Record<string, number>> = {
  ...{ football: 45, futsal: 20, iceHockey: 30, fieldHockey: 30, floorball: 30, beachSoccer: 18 },
};
/** Results that are corrected, of a hundred matches. */
const correctedPercent = 2;
const reason = 'a season of tests';

/** Whole numbers below a bound, the same for the same seed. */
const drawsOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
const quarters = (line: string) => (line === '' ? 0 : Math.round(Number(line) * 4));
const hundredths = (odds: string) => BigInt(odds.replace('.', ''));

/** Seeded players bet on rounds of simulated matches; some sell, some results are corrected. */
export async function playSeason({ money, build, player, untilAllHaveEnded }: Tools, desk: Desk, size: SeasonSize) {
  const book: Book = build();
  const draw = drawsOf(size.seed);
  const players = await Promise.all(Array.from({ length: size.players }, () => player()));
  const corrected = new Map<string, MatchFacts>();
  const played = new Set<string>();
  const kinds = new Set<string>();

  const legFrom = async (who: Player, match: BookMatch) => {
    const page = successOf(await book.showMatch(who.session, match.matchId)).match;
    const open = page.markets.filter(({ isOpen }) => isOpen);
    const market = open[draw(open.length)];
    const selection = market?.selections[draw(market.selections.length)];
    if (!market || !selection) return null;
    kinds.add(`${market.key} ${match.state}`);
    return { matchId: match.matchId, market: market.key, ...selection };
  };

  const bet = async (matches: readonly BookMatch[]): Promise<void> => {
    const who = players[draw(players.length)] as Player;
    const count = 1 + (draw(2) === 0 ? 0 : draw(4));
    const from = draw(matches.length);
    const chosen = Array.from({ length: count }, (_, index) => matches[(from + index) % matches.length] as BookMatch);
    const legs = await Promise.all([...new Set(chosen)].map((match) => legFrom(who, match)));
    const found = legs.flatMap((leg) => leg ?? []);
    if (found.length === 0) return;
    const choose = found.length > 2 && draw(3) === 0 ? 2 : 0;
    const asked = betOf(found, { choose, unitStakeMinor: String(100 + draw(900)) });
    const answer = await book.placeBet(who.session, asked);
    if (!answer.ok || answer.value.bet.state !== 'ACCEPTED' || draw(10) > 1) return;
    const sharePercent = draw(2) === 0 ? 100 : 10 + draw(80);
    const quote = await book.quoteSale(who.session, { betId: asked.betId, sharePercent });
    if (!quote.ok) return;
    const { quoteId, offerMinor } = quote.value;
    await book.sellBet(who.session, { betId: asked.betId, quoteId, offerMinor });
    kinds.add(sharePercent === 100 ? 'whole sale' : 'part sale');
  };

  const correct = async (matchId: string): Promise<void> => {
    const params = { matchId };
    const [home, away] = [draw(5), draw(5)];
    const isVoid = draw(4) === 0;
    const ending = isVoid ? 'postponed' : 'finished';
    const body = {
      ending,
      score: { home, away },
      halfTimeScore: { home: 0, away: 0 },
      voidMarkets: [],
      reason,
    } as const;
    const first = home > 0 ? 'home' : away > 0 ? 'away' : 'none';
    const asked = await desk.staffBookPropose({
      ...asStaff(money.brand.id, 'anna'),
      ...{ params, body: { ...body, voidMarkets: [], firstGoal: first } },
    });
    const { resultId } = successOf(asked);
    const decision = { params: { resultId }, body: { decision: 'APPROVED', reason } } as const;
    successOf(await desk.staffBookDecide({ ...asStaff(money.brand.id, 'bert'), ...decision }));
    corrected.set(matchId, { status: ending, home, away, halfHome: 0, halfAway: 0, first, voidMarkets: [] });
    kinds.add('correction');
  };

  for (let round = 0; round < size.rounds; round++) {
    const [first] = players;
    if (!first) throw new Error('no players');
    for (let count = 0; count < size.betsPerRound; count++) {
      const matches = (await matchesOf(book, first)).filter(({ state }) => state !== 'finished');
      if (matches.length > 0) await bet(matches);
      for (const { matchId } of matches) played.add(matchId);
      if (count % 10 === 9) {
        money.clock.advanceMs(7_000 + draw(50_000));
        await book.work();
      }
    }
    await untilAllHaveEnded(book);
    const due = [...played].filter((id) => !corrected.has(id) && draw(100) < correctedPercent);
    for (const matchId of round === 0 && due.length === 0 ? [...played].slice(0, 1) : due) await correct(matchId);
    await book.work();
    money.clock.advanceMs(6_000);
    await book.work();
    await book.work();
  }
  return { book, players, corrected, kinds, matches: played.size };
}

/** Every bet against the second settlement, and every player's cash against his bets. */
export async function expectSeason({ money }: Tools, season: Awaited<ReturnType<typeof playSeason>>): Promise<number> {
  const { book, players, corrected } = season;
  const facts = new Map<string, MatchFacts>();
  const factsOf = async (who: Player, matchId: string): Promise<MatchFacts> => {
    const known = corrected.get(matchId) ?? facts.get(matchId);
    if (known) return known;
    const { match, events } = successOf(await book.showMatch(who.session, matchId));
    const before = events.filter(({ minute }) => minute <= (halves[match.sport] ?? 0));
    const count = (side: 'home' | 'away', of: typeof events) => of.filter((event) => event.side === side).length;
    const found: MatchFacts = {
      ...{ status: 'finished', home: count('home', events), away: count('away', events), voidMarkets: [] },
      ...{ halfHome: count('home', before), halfAway: count('away', before), first: events[0]?.side ?? 'none' },
    };
    facts.set(matchId, found);
    return found;
  };
  const expectedOf = async (who: Player, bet: BookBet): Promise<bigint> => {
    const values: bigint[] = [];
    for (const leg of bet.legs)
      values.push(
        legValue(
          {
            ...{ market: leg.market, selection: leg.selection, line: quarters(leg.line), odds: hundredths(leg.odds) },
            ...{ homeAtBet: leg.scoreAtBet.home, awayAtBet: leg.scoreAtBet.away },
          },
          await factsOf(who, leg.matchId),
        ),
      );
    const openUnit = BigInt(bet.openStakeMinor) / BigInt(bet.bets);
    return BigInt(bet.soldMinor) + betValue(openUnit, bet.choose, values);
  };
  let bets = 0;
  for (const who of players) {
    let cash = 1_000_000n;
    for (const bet of successOf(await book.listBets(who.session, 1_000_000)).list) {
      if (bet.state === 'REJECTED') continue;
      bets += 1;
      if (bet.state !== 'CASHED_OUT')
        expect([bet.betId, bet.returnMinor], JSON.stringify(bet)).toEqual([bet.betId, `${await expectedOf(who, bet)}`]);
      cash += BigInt(bet.returnMinor ?? 0) - BigInt(bet.stakeMinor);
    }
    expect(await money.cashOf(who.memberId)).toBe(cash);
  }
  return bets;
}
