import * as dice from '@baize/games/dice';
import { readStake } from '../StakeField.tsx';

/** What this game offers, in winning faces. The rules would go lower; no prize there is worth the wait. */
export const marks = { min: 100, max: dice.targets.max } as const;
/** The slider moves in halves of a percent, on which its ends and round chances lie. Everything between them is typed. */
export const sliderStep = 50;

const chanceDecimals = 2;
const timesDecimals = 4;

const timesOf = (winningFaces: number) => dice.returnOfWin({ direction: 'under', winningFaces });
const written = (value: number, decimals: number) => (value / 10 ** decimals).toFixed(decimals);

/** A face, or a chance in percent: both are hundredths. */
export const hundredths = (value: number): string => written(value, chanceDecimals);
export const timesText = (winningFaces: number): string => written(timesOf(winningFaces), timesDecimals);

export const timesRange = { min: timesText(marks.max), max: timesText(marks.min) } as const;
export const chanceRange = { min: hundredths(marks.min), max: hundredths(marks.max) } as const;

function readBetween(text: string, decimals: number, min: number, max: number): number | null {
  const typed = readStake(text, decimals);
  return typed === null || typed < BigInt(min) || typed > BigInt(max) ? null : Number(typed);
}

/** Winning faces of a typed chance in percent; null when it is none, or not on offer. */
export const readChance = (text: string): number | null => readBetween(text, chanceDecimals, marks.min, marks.max);

/** Winning faces that pay closest to a typed multiplier; null when it is none, or not on offer. */
export function readTimes(text: string): number | null {
  const back = readBetween(text, timesDecimals, timesOf(marks.max), timesOf(marks.min));
  return back === null ? null : dice.winningFacesFor(back);
}
