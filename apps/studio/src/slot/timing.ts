/** How a slot moves. Speeds are in symbols per millisecond, the rest in milliseconds. */
export interface ReelTiming {
  startStaggerMs: number;
  pullBackMs: number;
  pullBackSymbols: number;
  rampMs: number;
  cruise: number;
  /** From the start of the first reel until the first may stop. */
  minSpinMs: number;
  stopStaggerMs: number;
  /** Symbols that pass while a reel brakes. */
  brakeSymbols: number;
  overshoot: number;
  anticipationMs: number;
}

export const normalReels: ReelTiming = {
  startStaggerMs: 55,
  pullBackMs: 130,
  pullBackSymbols: 0.16,
  rampMs: 170,
  cruise: 0.027,
  minSpinMs: 620,
  stopStaggerMs: 170,
  brakeSymbols: 4,
  overshoot: 0.95,
  anticipationMs: 1100,
};

export const fastReels: ReelTiming = {
  ...normalReels,
  startStaggerMs: 0,
  pullBackMs: 60,
  pullBackSymbols: 0.08,
  rampMs: 60,
  minSpinMs: 160,
  stopStaggerMs: 35,
  brakeSymbols: 3,
  anticipationMs: 500,
};

/** For people who asked for less motion: the symbols change nearly at once, without travel. */
export const calmReels: ReelTiming = {
  ...normalReels,
  startStaggerMs: 0,
  pullBackMs: 0,
  pullBackSymbols: 0,
  rampMs: 0,
  cruise: 0,
  minSpinMs: 120,
  stopStaggerMs: 40,
  brakeSymbols: 0,
  anticipationMs: 0,
};

/** Above this speed a symbol is shown by its blurred picture. */
export const blurFrom = 0.011;

const calmPace = 0.35;
const fastPace = 0.55;

/** Of every duration of a show: shorter in turbo, much shorter for people who asked for less motion. */
export function paceOf({ isCalm, isFast }: { isCalm: boolean; isFast: boolean }): number {
  if (isCalm) return calmPace;
  return isFast ? fastPace : 1;
}
