import type { DrawBelow } from '@baize/fairness';
import { chanceUnit, type FightChances, type FoughtOutcome } from './chances.ts';

export type Side = 'meron' | 'wala';
export const otherSide = (side: Side): Side => (side === 'meron' ? 'wala' : 'meron');

/** What a bird does at a moment of the show. A strike takes so much of the other bird's hundred. */
export interface FightEvent {
  readonly atMs: number;
  readonly side: Side;
  readonly kind: 'walk' | 'fly' | 'strike' | 'fall';
  readonly damage: number;
}

export interface FightCourse {
  readonly outcome: FoughtOutcome;
  readonly events: readonly FightEvent[];
  /** When the result is called. */
  readonly endMs: number;
}

/** Ten minutes of the arena's clock are shown in so long. */
export const fightLimitMs = 40_000;
/** How much faster the arena's clock runs than the show. */
export const clockSpeed = 15;

const walkInMs = 3_000;
const strikeAfterMs = 520;
const fallAfterMs = 700;
/** Between the last thing that happens and the call of the result. */
const calledAfterMs = 2_600;
const gapMs = { min: 1_500, spread: 1_400 };
const whole = 100;

const outcomes: readonly FoughtOutcome[] = ['MERON', 'WALA', 'BDD', 'FTD'];

function drawOutcome(chances: FightChances, draw: DrawBelow): FoughtOutcome {
  let left = draw(chanceUnit);
  for (const outcome of outcomes) {
    if (left < chances[outcome]) return outcome;
    left -= chances[outcome];
  }
  throw new RangeError('the chances of a fight are not whole');
}

/** Who attacks in each exchange; the last one belongs to the winner, or to both. */
function drawAttacks(outcome: FoughtOutcome, draw: DrawBelow): ReadonlyArray<readonly Side[]> {
  const count = outcome === 'FTD' ? 11 + draw(3) : 4 + draw(6);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    const first: Side = draw(2) === 0 ? 'meron' : 'wala';
    // Now and then both fly at once.
    const isBoth = draw(4) === 0;
    if (isLast && outcome === 'BDD') return ['meron', 'wala'] as const;
    if (isLast && outcome !== 'FTD') return [outcome === 'MERON' ? 'meron' : 'wala'] as const;
    return isBoth ? ([first, otherSide(first)] as const) : ([first] as const);
  });
}

/** Splits what a bird takes in all over the strikes that hit it, the last of them the heaviest. */
function drawDamages(strikes: number, total: number, draw: DrawBelow): number[] {
  const weights = Array.from({ length: strikes }, (_, index) => 2 + draw(5) + (index === strikes - 1 ? 4 : 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const damages = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - damages.reduce((all, damage) => all + damage, 0);
  return damages.map((damage, index) => (index === strikes - 1 ? damage + rest : damage));
}

const fallen = (outcome: FoughtOutcome): readonly Side[] => {
  if (outcome === 'BDD') return ['meron', 'wala'];
  if (outcome === 'FTD') return [];
  return [outcome === 'MERON' ? 'wala' : 'meron'];
};

/** A whole fight from its draws: the outcome by its chances, then a course that ends in it. Pure: the same seed gives the same fight. */
export function fightOf(chances: FightChances, draw: DrawBelow): FightCourse {
  const outcome = drawOutcome(chances, draw);
  const attacks = drawAttacks(outcome, draw);
  const falls = fallen(outcome);
  const damagesOn = (side: Side): number[] => {
    const strikes = attacks.filter((attackers) => attackers.includes(otherSide(side))).length;
    return drawDamages(strikes, falls.includes(side) ? whole : 35 + draw(50), draw);
  };
  const damages = { meron: damagesOn('meron'), wala: damagesOn('wala') };
  const events: FightEvent[] = (['meron', 'wala'] as const).map((side) => ({ atMs: 0, side, kind: 'walk', damage: 0 }));
  const add = (atMs: number, side: Side, kind: FightEvent['kind'], damage = 0) =>
    events.push({ atMs, side, kind, damage });
  let atMs = walkInMs;
  for (const attackers of attacks) {
    for (const side of attackers) add(atMs, side, 'fly');
    for (const side of attackers) add(atMs + strikeAfterMs, side, 'strike', damages[otherSide(side)].shift() ?? 0);
    atMs += gapMs.min + draw(gapMs.spread);
  }
  const lastMs = events.at(-1)?.atMs ?? 0;
  for (const side of falls) add(lastMs + fallAfterMs, side, 'fall');
  return { outcome, events, endMs: outcome === 'FTD' ? fightLimitMs : lastMs + fallAfterMs + calledAfterMs };
}

/** What is left of a bird's hundred at a moment of the show. */
export const staminaAt = ({ events }: Pick<FightCourse, 'events'>, side: Side, atMs: number): number =>
  events.reduce(
    (left, event) =>
      event.kind === 'strike' && event.side !== side && event.atMs <= atMs ? left - event.damage : left,
    whole,
  );
