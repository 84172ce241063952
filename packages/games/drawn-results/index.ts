import { formatAmount } from '@baize/money';
import { type BaccaratHand, seenOf } from '../baccarat/index.ts';
import type { LuckyPocket } from '../golden-pockets/lucky.ts';
import { isLevel, type Level } from '../tower/index.ts';

/** Plain data, as a round and what its seeds give are. */
type Data = Readonly<Record<string, unknown>>;

export interface CardHand {
  /** A key of the side, or the number of a seat; null when nobody holds the cards. */
  side: 'player' | 'banker' | 'dealer' | 'dragon' | 'tiger' | 'phoenix' | 'red' | 'blue' | number | null;
  /** At a table where players bet on doors: its number from 0, in place of a side. */
  door?: number;
  cards: readonly number[];
  total?: number;
}

/** How a result is drawn, by the kind of its game. */
export type Drawing =
  | { kind: 'cards'; hands: readonly CardHand[] }
  | { kind: 'wheel'; pocket: number; lucky?: readonly LuckyPocket[] }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'curve'; hundredths: number }
  | { kind: 'reels'; columns: readonly (readonly string[])[]; won: ReadonlySet<string> }
  | { kind: 'roll'; face: number; from: number; to: number }
  | { kind: 'mines'; mines: readonly number[]; opened: readonly number[] }
  | { kind: 'tower'; level: Level; traps: readonly (readonly number[])[]; picks: readonly number[] }
  | { kind: 'path'; turns: readonly boolean[] }
  | { kind: 'coin'; side: 'heads' | 'tails' }
  | { kind: 'balls'; prizes: readonly (readonly string[])[] }
  | { kind: 'fight'; outcome: string }
  | { kind: 'scores'; matches: readonly MatchScore[] };

export interface MatchScore {
  home: string;
  away: string;
  score: readonly [number, number];
}

/** The faces of dice, from 0. */
const lastFace = 9_999;

/** A cell of the reels by its place. */
export const cellOf = (column: number, row: number): string => `${column}:${row}`;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** What a round of any vendor says that it came to, as it is drawn before its seed is known. */
export function shownResult(round: Data): unknown {
  const { issue, fight, matches, outcome, events, view } = round;
  if (isData(issue)) return { result: issue.result };
  if (isData(fight)) return { outcome: fight.outcome };
  if (Array.isArray(matches)) return { matches };
  return outcome ?? { events, view };
}

/** How a result of a round is drawn; null for one that is shown as data alone. */
export function drawingOf(round: Data, result: unknown): Drawing | null {
  if (Array.isArray(result)) return { kind: 'balls', prizes: [result.map(String)] };
  if (!isData(result)) return null;
  // With decisions after the deal the outcome is a part of what is recomputed.
  if (isData(result.outcome)) return tableDrawing(result.outcome);
  return tableDrawing(result) ?? studioDrawing(round, result) ?? otherDrawing(round, result);
}

function tableDrawing(outcome: Data): Drawing | null {
  if (typeof outcome.pocket === 'number') return wheelDrawing(outcome.pocket, outcome.lucky);
  if (typeof outcome.point === 'number') return { kind: 'curve', hundredths: outcome.point };
  if (typeof outcome.beads === 'number') return drawn(String(outcome.beads));
  if (Array.isArray(outcome.dice)) return diceDrawing(outcome.dice);
  return cardsDrawing(outcome);
}

/** With the pockets that paid a multiplier, at a wheel that draws some. */
function wheelDrawing(pocket: number, lucky: unknown): Drawing {
  if (!Array.isArray(lucky)) return { kind: 'wheel', pocket };
  const drawnPockets = lucky.filter(isData).map(({ pocket: at, multiplier }) => ({
    pocket: Number(at),
    multiplier: Number(multiplier),
  }));
  return { kind: 'wheel', pocket, lucky: drawnPockets };
}

/** Dice with pictures in place of numbers stand in the data. */
function diceDrawing(dice: readonly unknown[]): Drawing | null {
  const faces = numbersOf(dice);
  return faces.length > 0 && faces.length === dice.length ? { kind: 'dice', faces } : null;
}

type Side = Exclude<CardHand['side'], number | null>;
/** Tables whose sides are dealt all their cards at once, by the names of these. */
const pairsOfSides: readonly (readonly [Side, Side])[] = [
  ['dragon', 'tiger'],
  ['dragon', 'phoenix'],
  ['player', 'dealer'],
  ['red', 'blue'],
];
const cardsOf = (value: unknown): number[] => (typeof value === 'number' ? [value] : numbersOf(value));

function cardsDrawing(outcome: Data): Drawing | null {
  if (Array.isArray(outcome.player) && Array.isArray(outcome.banker)) return baccaratDrawing(outcome);
  // Blackjack: what was dealt later depends on decisions, and stands in the data.
  if (outcome.first !== undefined) return null;
  if (Array.isArray(outcome.doors) && Array.isArray(outcome.banker) && typeof outcome.head === 'number') {
    const doors = outcome.doors.map((cards, door) => ({ side: null, door, cards: numbersOf(cards) }));
    return { kind: 'cards', hands: [{ side: 'banker', cards: numbersOf(outcome.banker) }, ...doors] };
  }
  const pair = pairsOfSides.find((sides) => sides.every((side) => cardsOf(outcome[side]).length > 0));
  return pair ? { kind: 'cards', hands: pair.map((side) => ({ side, cards: cardsOf(outcome[side]) })) } : null;
}

function baccaratDrawing(outcome: Data): Drawing {
  const hand: BaccaratHand = { player: numbersOf(outcome.player), banker: numbersOf(outcome.banker) };
  const { playerTotal, bankerTotal } = seenOf(hand);
  return {
    kind: 'cards',
    hands: [
      { side: 'player', cards: hand.player, total: playerTotal },
      { side: 'banker', cards: hand.banker, total: bankerTotal },
    ],
  };
}

const pointDecimals = 2;
/** Of a scratch card. */
const fieldsInRow = 3;
const drawn = (...numbers: string[]): Drawing => ({ kind: 'balls', prizes: [numbers] });

function studioDrawing(round: Data, { events, view }: Data): Drawing | null {
  if (Array.isArray(events) && round.events !== undefined) return reelsDrawing(events.filter(isData));
  if (!isData(view)) return null;
  const choice = isData(round.choice) ? round.choice : {};
  if (typeof view.face === 'number') {
    const winning = Number(choice.winningFaces);
    const isUnder = choice.direction === 'under';
    return {
      kind: 'roll',
      face: view.face,
      ...(isUnder ? { from: 0, to: winning - 1 } : { from: lastFace - winning + 1, to: lastFace }),
    };
  }
  if (view.side === 'heads' || view.side === 'tails') return { kind: 'coin', side: view.side };
  if (typeof view.point === 'number') return drawn(`${formatAmount(BigInt(view.point), pointDecimals)}×`);
  if (typeof view.segment === 'number') return drawn(String(view.segment + 1));
  if (Array.isArray(view.fields)) {
    const times = numbersOf(view.fields).map((field) => `${field}×`);
    return {
      kind: 'balls',
      prizes: [times.slice(0, fieldsInRow), times.slice(fieldsInRow, -fieldsInRow), times.slice(-fieldsInRow)],
    };
  }
  if (Array.isArray(view.drawn)) return drawn(...view.drawn.map(String));
  if (Array.isArray(view.cards)) {
    const rows = Array.isArray(view.dealt) ? [view.dealt, view.cards] : [view.cards];
    return { kind: 'cards', hands: rows.map((cards) => ({ side: null, cards: numbersOf(cards) })) };
  }
  if (Array.isArray(view.path)) return { kind: 'path', turns: view.path.map(Boolean) };
  if (Array.isArray(view.traps) && isLevel(choice.level)) {
    return { kind: 'tower', level: choice.level, traps: view.traps.map(numbersOf), picks: numbersOf(view.picks) };
  }
  if (Array.isArray(view.opened)) {
    return { kind: 'mines', mines: numbersOf(view.mines), opened: numbersOf(view.opened) };
  }
  return null;
}

const stops: readonly unknown[] = ['reelsStopped', 'gridFilled', 'windowDrawn'];
const winsOfLines: readonly unknown[] = ['linesWon', 'symbolsWon', 'waysWon'];

/** The reels of the spin that the bet bought, with what it won; the free spins that follow stand in the data. */
function reelsDrawing(events: readonly Data[]): Drawing | null {
  const first = events.findIndex(({ type }) => stops.includes(type));
  const columns = events[first]?.window ?? events[first]?.grid;
  if (!Array.isArray(columns)) return null;
  const next = events[first + 1];
  const wins = winsOfLines.includes(next?.type) ? next?.wins : [];
  const positions = (Array.isArray(wins) ? wins : []).flatMap(({ positions: places }: Data) => placesOf(places));
  return { kind: 'reels', columns, won: new Set(positions) };
}

const placesOf = (positions: unknown): string[] =>
  Array.isArray(positions)
    ? positions.map((place) => (Array.isArray(place) ? cellOf(place[0], place[1]) : cellOf(place.reel, place.row)))
    : [];

function otherDrawing(round: Data, result: Data): Drawing | null {
  if (isData(result.result)) {
    const prizes = Object.values(result.result).map((numbers) => (Array.isArray(numbers) ? numbers.map(String) : []));
    return { kind: 'balls', prizes };
  }
  if (isData(result.cards)) {
    const hands = Object.entries(result.cards).map(([seat, cards]) => ({
      side: Number(seat),
      cards: numbersOf(cards),
    }));
    return { kind: 'cards', hands };
  }
  if (round.fight !== undefined && typeof result.outcome === 'string')
    return { kind: 'fight', outcome: result.outcome };
  return scoresDrawing(result);
}

function scoresDrawing(result: Data): Drawing | null {
  const matches = (Array.isArray(result.matches) ? result.matches : [result]).filter(isData).map(scoreOf);
  const known = matches.filter((match): match is MatchScore => match !== null);
  return known.length > 0 ? { kind: 'scores', matches: known } : null;
}

/** A goal of a side: its event as the seeds give it ("23 home"), or as the book shows it. */
const isGoalOf = (side: string, event: unknown): boolean =>
  isData(event) ? event.side === side : String(event).endsWith(` ${side}`);

function scoreOf({ home, away, events }: Data): MatchScore | null {
  if (typeof home !== 'string' || typeof away !== 'string' || home === '' || !Array.isArray(events)) return null;
  const goalsOf = (side: string) => events.filter((event) => isGoalOf(side, event)).length;
  return { home, away, score: [goalsOf('home'), goalsOf('away')] };
}
