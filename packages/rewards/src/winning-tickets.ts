/**
 * Ticket numbers (from 1) that win, in the order of the prizes: drawn without replacement (rulebook 8.12). Each draw takes one of the
 * tickets that are left and the last one takes its place, so that a page in a browser finds the same with the same few steps.
 */
export function winningTickets(draw: (below: number) => number, tickets: number, prizes: number): number[] {
  const moved = new Map<number, number>();
  const winners: number[] = [];
  for (let left = tickets; left > 0 && winners.length < prizes; left -= 1) {
    const chosen = draw(left);
    winners.push((moved.get(chosen) ?? chosen) + 1);
    moved.set(chosen, moved.get(left - 1) ?? left - 1);
  }
  return winners;
}
