/** A match that this program plays by itself: goals by a mean, prices by the time and the score. */
export interface PlayedMatch {
  matchId: string;
  league: string;
  home: string;
  away: string;
  startsAtMs: number;
  minute: number;
  score: { home: number; away: number };
  state: 'scheduled' | 'live' | 'finished';
}

export const minutes = 90;
const halfMinutes = 45;
const goalsPerMinute = 1.35 / minutes;
const margin = 1.06;
const bounds = { min: 1.01, max: 100 };

/** The next minute: who scored. `draw` answers a number from 0 to 1, anew each time. */
export function playMinute(match: PlayedMatch, draw: () => number): void {
  match.state = 'live';
  match.minute += 1;
  for (const side of ['home', 'away'] as const) if (draw() < goalsPerMinute) match.score[side] += 1;
  if (match.minute >= minutes) match.state = 'finished';
}

/** Chances of 0, 1, 2 … goals of one side in what is left. */
function goalChances(left: number): number[] {
  const mean = goalsPerMinute * left;
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let goals = 0; goals < 12; goals++) {
    chances.push(chance);
    chance *= mean / (goals + 1);
  }
  return chances;
}

function chancesOf({ score, minute }: PlayedMatch, totalLine: number) {
  const each = goalChances(minutes - minute);
  const found = { home: 0, draw: 0, away: 0, over: 0 };
  each.forEach((one, homeGoals) => {
    each.forEach((other, awayGoals) => {
      const [home, away] = [score.home + homeGoals, score.away + awayGoals];
      const chance = one * other;
      if (home > away) found.home += chance;
      else if (home === away) found.draw += chance;
      else found.away += chance;
      if (home + away > totalLine) found.over += chance;
    });
  });
  return found;
}

const priceOf = (chance: number) =>
  Math.min(bounds.max, Math.max(bounds.min, Math.floor(100 / (Math.max(chance, 0.001) * margin)) / 100)).toFixed(2);

/** The markets of a match at the prices of this minute. */
export function marketsOf(match: PlayedMatch) {
  const line = match.score.home + match.score.away + 1.5;
  const { home, draw, away, over } = chancesOf(match, line);
  const isOpen = match.state !== 'finished' && match.minute < minutes - 3;
  const selections = (prices: [string, string, number][]) =>
    prices.map(([selection, text, chance]) => ({ selection, line: text, odds: priceOf(chance) }));
  return [
    {
      key: '1X2',
      isOpen,
      selections: selections([
        ['1', '', home],
        ['X', '', draw],
        ['2', '', away],
      ]),
    },
    {
      key: 'OU',
      isOpen,
      selections: selections([
        ['over', String(line), over],
        ['under', String(line), 1 - over],
      ]),
    },
  ];
}

export { halfMinutes };
