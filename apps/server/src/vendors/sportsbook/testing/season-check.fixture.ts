import type { BookBet } from '@baize/contract';
import { betValue, legValue, type MatchFacts } from '@baize/testkit/sports-settlement';
import { expect } from 'vitest';
import type { Player } from '../../../modules/gateway/testing/money.fixture.ts';
import { successOf, type useBook } from './book.fixture.ts';
import type { playSeason } from './season.fixture.ts';
import { halves } from './season-corrections.fixture.ts';

type Season = Awaited<ReturnType<typeof playSeason>>;

const openingMinor = 1_000_000n;
const quarters = (line: string) => (line === '' ? 0 : Math.round(Number(line) * 4));
const hundredths = (odds: string) => BigInt(odds.replace('.', ''));

/** What nobody noted of a correction that has the score of the match stands as it was played. */
function withPlayed(noted: MatchFacts, played: MatchFacts): MatchFacts {
  if (noted.status !== 'finished' || noted.home !== played.home || noted.away !== played.away) return noted;
  const { half, first } = noted;
  return {
    ...played,
    ...noted,
    half: half ?? played.half,
    first: first ?? played.first,
    last: played.last,
    maps: played.maps,
  };
}

/** How matches came out, from the events that everybody sees and from the corrections. */
function factsReader({ book, corrected }: Season) {
  const facts = new Map<string, MatchFacts>();
  return async (who: Player, matchId: string): Promise<MatchFacts> => {
    const known = facts.get(matchId);
    if (known) return known;
    const { match, events, bracket } = successOf(await book.showMatch(who.session, matchId));
    const halfMinutes = halves[match.sport];
    const count = (of: typeof events) => ({
      home: of.filter(({ side }) => side === 'home').length,
      away: of.filter(({ side }) => side === 'away').length,
    });
    const isGoals = halfMinutes !== undefined;
    const played: MatchFacts = {
      ...{ status: 'finished', ...count(events), voidMarkets: [] },
      half: isGoals ? count(events.filter(({ minute }) => minute <= halfMinutes)) : null,
      first: isGoals ? (events[0]?.side ?? 'none') : null,
      last: isGoals ? (events.at(-1)?.side ?? 'none') : null,
      maps: isGoals ? null : events.map(({ side }) => side),
      ...(bracket && {
        cup: { winners: bracket.at(-1)?.map((final) => final[final.winner ?? 'home']) ?? [], withdrawn: [] },
      }),
    };
    const noted = corrected.get(matchId);
    const found = noted ? withPlayed(noted, played) : played;
    facts.set(matchId, found);
    return found;
  };
}

/** Every bet against the second settlement, and every player's cash against his bets. Returns how many bets there were, by state. */
export async function expectSeason({ money }: ReturnType<typeof useBook>, season: Season) {
  const factsOf = factsReader(season);
  const expectedOf = async (who: Player, bet: BookBet): Promise<bigint> => {
    if (bet.voidReason !== '') return BigInt(bet.soldMinor) + BigInt(bet.openStakeMinor);
    const values: bigint[] = [];
    for (const { market, selection, line, odds, scoreAtBet, matchId } of bet.legs) {
      const taken = { market, selection, line: quarters(line), odds: hundredths(odds) };
      const leg = { ...taken, homeAtBet: scoreAtBet.home, awayAtBet: scoreAtBet.away };
      values.push(legValue(leg, await factsOf(who, matchId)));
    }
    const openUnit = BigInt(bet.openStakeMinor) / BigInt(bet.bets);
    return BigInt(bet.soldMinor) + betValue(openUnit, bet.choose, values);
  };
  const states = new Map<string, number>();
  for (const who of season.players) {
    let cash = openingMinor;
    for (const bet of successOf(await season.book.listBets(who.session, 1_000_000)).list) {
      states.set(bet.state, (states.get(bet.state) ?? 0) + 1);
      expect(['SETTLED', 'VOID', 'CASHED_OUT', 'REJECTED'], bet.betId).toContain(bet.state);
      if (bet.state === 'REJECTED') continue;
      if (bet.state !== 'CASHED_OUT')
        expect([bet.betId, bet.returnMinor], JSON.stringify(bet)).toEqual([bet.betId, `${await expectedOf(who, bet)}`]);
      cash += BigInt(bet.returnMinor ?? 0) - BigInt(bet.stakeMinor);
    }
    expect(await money.cashOf(who.memberId)).toBe(cash);
  }
  return states;
}
