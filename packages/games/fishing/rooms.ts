import type { FishKey } from './kinds.ts';

/** Games of one engine; each is a water with its own colours. */
export const waters = [
  { gameCode: 'fish_lotus', water: 'lotus' },
  { gameCode: 'fish_reef', water: 'reef' },
] as const;
export type Water = (typeof waters)[number]['water'];
export const waterOf = (gameCode: string): Water | null =>
  waters.find((game) => game.gameCode === gameCode)?.water ?? null;

export const seatsOfRoom = 4;

/** Rooms of rulebook 3.2: cannon bets from one step to ten, and what a player must have to sit down, in steps. */
export const levels = [
  { key: 'novice', hundredths: 1n },
  { key: 'regular', hundredths: 10n },
  { key: 'expert', hundredths: 100n },
] as const;
export type LevelKey = (typeof levels)[number]['key'];
export const betsOfLevel = 10n;
export const entrySteps = 100n;

/** The smallest bet of a level in minor units of a currency; a currency without hundredths has steps of 1, 10 and 100 units. */
export function stepMinorOf(key: LevelKey, exponent: number): bigint {
  const hundredths = levels.find((level) => level.key === key)?.hundredths ?? 1n;
  const unit = 10n ** BigInt(exponent);
  return unit >= 100n ? (hundredths * unit) / 100n : hundredths;
}

export const betsMinorOf = (stepMinor: bigint): bigint[] =>
  Array.from({ length: Number(betsOfLevel) }, (_, index) => stepMinor * BigInt(index + 1));
export const entryMinorOf = (stepMinor: bigint, steps = entrySteps): bigint => stepMinor * steps;

/** How fast a seat may fire: one shot in so many milliseconds, with so many in reserve, whatever tab they come from. */
export const pace = { shotMs: 125, reserve: 16 } as const;
/** A browser fires at most so often, and sends what has hit after so long. */
export const clientPace = { shotMs: 200, batchMs: 1_000, maxShots: 12 } as const;
/** Batches of so long make one round of the wallet. */
export const roundMs = 60_000;

/** Creatures that have another name in a water. */
export const renamed: Readonly<Record<Water, readonly FishKey[]>> = {
  lotus: ['sardine', 'clown', 'flyer', 'swordfish', 'shark', 'whale', 'goldShark'],
  reef: [],
};
