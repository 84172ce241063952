// @covers holdem-betting

import { expect, test } from 'vitest';
import { blindSeats, nextButton } from './state.ts';

const table = [0, 1, 2, 3, 4, 5];
const setupOf = (seats: readonly number[], button: number) => ({
  button,
  seats: seats.map((seat) => ({ seat, stackMinor: 100n })),
});
/** Every choice of at least two seats of the table. */
const choices = Array.from({ length: 2 ** table.length }, (_, bits) =>
  table.filter((seat) => (bits >> seat) & 1),
).filter(({ length }) => length > 1);

test('whoever comes or goes, the big blind moves on to the next seat: nobody posts it twice, nobody is passed over', () => {
  for (const before of choices)
    for (const button of before)
      for (const seats of choices) {
        const last = setupOf(before, button);
        const { big } = blindSeats(last);
        const next = nextButton(last, seats);
        expect(seats).toContain(next);
        const blinds = blindSeats(setupOf(seats, next));
        expect(blinds.big).toBe(seats.find((seat) => seat > big) ?? seats[0]);
        expect(blinds.big).not.toBe(big);
      }
});

test('where nobody comes or goes, the button moves on by one seat', () => {
  for (const seats of choices)
    for (const button of seats)
      expect(nextButton(setupOf(seats, button), seats)).toBe(seats.find((seat) => seat > button) ?? seats[0]);
});
