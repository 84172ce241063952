import { remainderOf } from '@baize/games/fan-tan';
import { colourOf as colourOfSymbol, type FishPrawnCrabSymbol, symbols } from '@baize/games/fish-prawn-crab';
import { colourOf as colourOfPocket } from '@baize/games/roulette';
import { formatAmount } from '@baize/money';

const winners = ['banker', 'player', 'tie', 'dragon', 'tiger', 'phoenix', 'red', 'blue'] as const;
type Winner = (typeof winners)[number];
type Tone = 'red' | 'blue' | 'green' | 'black' | 'gold' | 'plain';

/** A result as a small mark: a side that won, dice with symbols, or a figure. */
export interface Bead {
  tone: Tone;
  /** Empty for a side and for symbols. */
  text: string;
  winner?: Winner;
  symbols?: readonly FishPrawnCrabSymbol[];
  tones?: readonly Tone[];
  /** At a table of doors, whether each of them won. */
  doors?: readonly boolean[];
}

const sideTones: Readonly<Record<Winner, Tone>> = {
  banker: 'red',
  player: 'blue',
  tie: 'green',
  dragon: 'red',
  tiger: 'blue',
  phoenix: 'blue',
  red: 'red',
  blue: 'blue',
};
const largeSum = 11;
const goodHundredths = 200;

/** The mark of a table's result, by what its summary names; null for one that this page does not know. */
export function beadOf(summary: Readonly<Record<string, unknown>>): Bead | null {
  const { winner, pocket, multiplier, dice, beads, reds, point, doors, dealerTotal } = summary;
  const side = winners.find((name) => name === winner);
  if (side) return { tone: sideTones[side], text: '', winner: side };
  // A number that paid a multiplier is gold.
  if (typeof pocket === 'number')
    return { tone: typeof multiplier === 'number' ? 'gold' : colourOfPocket(pocket), text: `${pocket}` };
  if (Array.isArray(dice)) return diceBead(dice);
  if (Array.isArray(doors)) return doorsBead(doors.map(Boolean));
  if (typeof beads === 'number') return { tone: 'gold', text: `${remainderOf({ beads })}` };
  if (typeof reds === 'number') return { tone: reds % 2 === 1 ? 'red' : 'blue', text: `${reds}` };
  if (typeof dealerTotal === 'number') return dealerBead(dealerTotal, summary.isBlackjack === true);
  if (typeof point === 'number')
    return { tone: point >= goodHundredths ? 'green' : 'plain', text: `${shortMultiplier(point)}×` };
  return null;
}

/** The place on a card of a phone is for three digits, so a high flight goes without its last ones. */
function shortMultiplier(hundredths: number): string {
  const decimals = hundredths < 1_000 ? 2 : hundredths < 10_000 ? 1 : 0;
  return formatAmount(BigInt(Math.trunc(hundredths / 10 ** (2 - decimals))), decimals);
}

const doorsBead = (doors: readonly boolean[]): Bead => ({
  tone: 'plain',
  text: '',
  doors,
  tones: doors.map((isWon) => (isWon ? 'blue' : 'red')),
});

const bestTotal = 21;
/** The dealer's hand of blackjack: what the players had to beat. */
function dealerBead(total: number, isBlackjack: boolean): Bead {
  if (isBlackjack) return { tone: 'gold', text: 'BJ' };
  return { tone: total > bestTotal ? 'green' : 'red', text: `${total}` };
}

function diceBead(dice: readonly unknown[]): Bead | null {
  const faces = dice.flatMap((face) => symbols.find((symbol) => symbol === face) ?? []);
  if (faces.length > 0)
    return { tone: 'plain', text: '', symbols: faces, tones: faces.map((face) => colourOfSymbol[face]) };
  const numbers = dice.filter((face) => typeof face === 'number');
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, face) => total + face, 0);
  const isTriple = new Set(numbers).size === 1;
  return { tone: isTriple ? 'green' : sum >= largeSum ? 'red' : 'blue', text: `${sum}` };
}
