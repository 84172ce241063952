/** What counts on each side: goals, points, sets or maps. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

export type Side = 'home' | 'away';
/** The side that a goal is credited to; nobody when there was none. */
export type Scorer = Side | 'none';

/** What a settlement looks at. */
export interface MatchSeen {
  /** After normal time, stoppage included. */
  readonly score: Score;
  readonly halfTimeScore?: Score;
  /** With overtime and shoot-out, where there was one. */
  readonly finalScore?: Score;
  /** When the bet was taken in play. */
  readonly scoreAtBet?: Score;
  readonly firstGoal?: Scorer;
  readonly lastGoal?: Scorer;
  /** Who won each map in turn. */
  readonly mapWinners?: readonly MapSide[];
}

/** The two sides of a match of maps: A is at home. */
export type MapSide = 'A' | 'B';

export type MatchStatus = 'finished' | 'abandoned' | 'postponed';

export const total = ({ home, away }: Score): number => home + away;
export const noScore: Score = { home: 0, away: 0 };

/** 1, X or 2. */
export function winnerOf({ home, away }: Score): '1' | 'X' | '2' {
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

const scorePattern = /^(\d{1,3})[-:](\d{1,3})$/;

/** Reads "2-1"; undefined for anything else. */
export function parseScore(text: string): Score | undefined {
  const [, home, away] = scorePattern.exec(text) ?? [];
  return home === undefined || away === undefined ? undefined : { home: Number(home), away: Number(away) };
}

/** Who scored first or last: what was noted, or what the score alone says; undefined when both sides scored and nobody noted it. */
export function scorerOf({ score }: MatchSeen, noted: Scorer | undefined): Scorer | undefined {
  if (total(score) === 0) return 'none';
  if (score.away === 0) return 'home';
  return score.home === 0 ? 'away' : noted;
}

/** Who won each map in turn: what was noted, or what the score alone says where one side won all of them; undefined when nobody noted it. */
export function mapWinnersOf({ score, mapWinners }: MatchSeen): readonly MapSide[] | undefined {
  if (mapWinners) return mapWinners;
  if (score.home > 0 && score.away > 0) return undefined;
  return Array.from({ length: total(score) }, () => (score.home > 0 ? 'A' : 'B'));
}
