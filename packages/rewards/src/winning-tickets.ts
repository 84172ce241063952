import { drawByRejection } from '@baize/fairness/verify';

type Draw = (below: number) => number;

const wordValues = 2 ** 32;
const upperValues = 2 ** 21;

/** A draw below up to 2^53 from one below up to 2^32: what is more than a word of the stream has values takes two words. */
const wide = (draw: Draw): Draw => {
  const drawOfTwo = drawByRejection(() => draw(upperValues) * wordValues + draw(wordValues), upperValues * wordValues);
  return (below) => (below <= wordValues ? draw(below) : drawOfTwo(below));
};

/**
 * Ticket numbers (from 1) that win, in the order of the prizes: drawn without replacement (rulebook 8.12). Each draw takes one of the
 * tickets that are left and the last one takes its place, so that a page in a browser finds the same with the same few steps.
 */
export function winningTickets(draw: Draw, tickets: number, prizes: number): number[] {
  const drawBelow = wide(draw);
  const moved = new Map<number, number>();
  const winners: number[] = [];
  for (let left = tickets; left > 0 && winners.length < prizes; left -= 1) {
    const chosen = drawBelow(left);
    winners.push((moved.get(chosen) ?? chosen) + 1);
    moved.set(chosen, moved.get(left - 1) ?? left - 1);
  }
  return winners;
}
