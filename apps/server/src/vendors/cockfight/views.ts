import type { ArenaFight, ArenaState, FightOwnBet } from '@baize/contract';
import { type Arena, type Bird, fightBets, nextPlace, pairingOf } from '@baize/games/cockfight';
import { boardOf, type FightSums, toteOfFight } from './fights/board.ts';
import { pairingOfRow, shownCourse } from './fights/course.ts';
import type { BetRow, FightRow } from './schema.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;
const birdView = ({ name, plumage }: Bird) => ({ name, plumage });
const pairView = ({ meron, wala }: { meron: Bird; wala: Bird }) => ({ meron: birdView(meron), wala: birdView(wala) });
const isCalled = ({ state }: FightRow) => state === 'RESULT' || state === 'SETTLED';

/** What everybody may see of a fight: of its chance nothing but a hash before the birds are released. */
export function fightView(row: FightRow): ArenaFight {
  const course = shownCourse(row);
  return {
    fightId: row.id,
    programme: row.programme,
    number: row.number,
    rulesVersion: row.rules_version,
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    lastCallAt: row.last_call_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    fightsAt: time(row.fights_at),
    resultAt: time(row.result_at),
    ...pairView(pairingOfRow(row)),
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    course: course && { events: [...course.events], endMs: course.endMs },
    outcome: isCalled(row) ? row.outcome : null,
    cancelGround: row.cancel_ground,
    correctedFrom: row.corrected_from,
  };
}

/** The odds board of a fight. */
export function boardView(arena: Arena, row: FightRow, sums: FightSums): NonNullable<ArenaState['board']> {
  const tote = toteOfFight(arena, row, sums);
  return {
    odds: boardOf(arena, row, sums),
    totals: fightBets.map((bet) => ({ bet, bets: sums[bet].bets, stakeMinor: `${sums[bet].stakeMinor}` })),
    tote: tote && { meronPer100Minor: `${tote.meronPer100Minor}`, walaPer100Minor: `${tote.walaPer100Minor}` },
  };
}

interface ArenaNow {
  now: Date;
  fight: FightRow | undefined;
  sums: FightSums | null;
  results: readonly FightRow[];
}

export function stateView(arena: Arena, { now, fight, sums, results }: ArenaNow): ArenaState {
  return {
    serverTime: now.toISOString(),
    arena: arena.code,
    book: arena.book,
    fightsOfProgramme: arena.fightsOfProgramme,
    fight: fight ? fightView(fight) : null,
    board: fight && sums ? boardView(arena, fight, sums) : null,
    next: fight ? pairView(pairingOf(arena, nextPlace(arena, fight))) : null,
    results: results.flatMap(({ programme, number, outcome }) => (outcome ? [{ programme, number, outcome }] : [])),
  };
}

/** A bet as its player sees it. */
export function betView(bet: BetRow, fight: FightRow): FightOwnBet {
  return {
    betId: bet.id,
    fightId: bet.fight_id,
    programme: fight.programme,
    number: fight.number,
    bet: bet.bet,
    odds: bet.odds,
    stakeMinor: `${bet.stake_minor}`,
    riskMinor: `${bet.risk_minor}`,
    state: bet.state,
    returnMinor: bet.return_minor === null ? null : `${bet.return_minor}`,
    outcome: isCalled(fight) ? fight.outcome : null,
    placedAt: bet.placed_at.toISOString(),
  };
}
