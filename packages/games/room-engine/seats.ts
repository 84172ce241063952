import type { HandSetup } from './room-game.ts';

/** Every seat that was dealt in, clockwise from left of the button; the button last. */
export function clockwise({ seats, button }: Pick<HandSetup, 'seats' | 'button'>): number[] {
  const all = seats.map(({ seat }) => seat);
  return [...all.filter((seat) => seat > button), ...all.filter((seat) => seat <= button)];
}

/** The chips that a seat began the hand with. */
export const stackOf = ({ seats }: Pick<HandSetup, 'seats'>, seat: number): bigint =>
  seats.find((one) => one.seat === seat)?.stackMinor ?? 0n;
