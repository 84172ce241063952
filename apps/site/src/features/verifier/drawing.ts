import { type BaccaratHand, seenOf } from '@baize/games/baccarat';
import { isLevel, type Level } from '@baize/games/tower';
import { formatAmount } from '@baize/money';

/** Plain data, as a round and what its seeds give are. */
type Data = Readonly<Record<string, unknown>>;

export interface CardHand {
  /** A key of the side, or the number of a seat; null when nobody holds the cards. */
  side: 'player' | 'banker' | 'dragon' | 'tiger' | number | null;
  cards: readonly number[];
  total?: number;
}

/** How a result is drawn, by the kind of its game. */
export type Drawing =
  | { kind: 'cards'; hands: readonly CardHand[] }
  | { kind: 'wheel'; pocket: number }
  | { kind: 'dice'; faces: readonly number[] }
  | { kind: 'curve'; hundredths: number }
  | { kind: 'reels'; columns: readonly (readonly string[])[]; won: ReadonlySet<string> }
  | { kind: 'roll'; face: number; from: number; to: number }
  | { kind: 'mines'; mines: readonly number[]; opened: readonly number[] }
  | { kind: 'tower'; level: Level; traps: readonly (readonly number[])[]; picks: readonly number[] }
  | { kind: 'path'; turns: readonly boolean[] }
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

/** What of a round is drawn before its seed is known. */
export const shownResult = (round: Data): unknown => round.outcome ?? { events: round.events, view: round.view };

/** How a result of a round is drawn; null for one that is shown as data alone. */
export function drawingOf(round: Data, result: unknown): Drawing | null {
  if (Array.isArray(result)) return { kind: 'balls', prizes: [result.map(String)] };
  if (!isData(result)) return null;
  return tableDrawing(result) ?? studioDrawing(round, result) ?? otherDrawing(round, result);
}

function tableDrawing(outcome: Data): Drawing | null {
  if (typeof outcome.pocket === 'number') return { kind: 'wheel', pocket: outcome.pocket };
  if (typeof outcome.point === 'number') return { kind: 'curve', hundredths: outcome.point };
  if (Array.isArray(outcome.dice)) return { kind: 'dice', faces: numbersOf(outcome.dice) };
  if (typeof outcome.dragon === 'number' && typeof outcome.tiger === 'number') {
    const { dragon, tiger } = outcome;
    return {
      kind: 'cards',
      hands: [
        { side: 'dragon', cards: [dragon] },
        { side: 'tiger', cards: [tiger] },
      ],
    };
  }
  return Array.isArray(outcome.player) && Array.isArray(outcome.banker) ? baccaratDrawing(outcome) : null;
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

/** The reels of the spin that the bet bought, with what it won; the free spins that follow stand in the data. */
function reelsDrawing(events: readonly Data[]): Drawing | null {
  const first = events.findIndex(({ type }) => type === 'reelsStopped' || type === 'gridFilled');
  const columns = events[first]?.window ?? events[first]?.grid;
  if (!Array.isArray(columns)) return null;
  const next = events[first + 1];
  const wins = next?.type === 'linesWon' || next?.type === 'symbolsWon' ? next.wins : [];
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

/** Goals are events like "23 home". */
function scoreOf({ home, away, events }: Data): MatchScore | null {
  if (typeof home !== 'string' || typeof away !== 'string' || home === '' || !Array.isArray(events)) return null;
  const goalsOf = (side: string) => events.filter((event) => String(event).endsWith(` ${side}`)).length;
  return { home, away, score: [goalsOf('home'), goalsOf('away')] };
}
