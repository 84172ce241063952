import * as dice from '@baize/games/dice';
import { readStake } from '../StakeField.tsx';

/** What this game offers, in winning faces. The rules would go lower; no prize there is worth the wait. */
export const marks = { least: 100, most: dice.targets.most } as const;
/** The slider moves in halves of a percent, on which its ends and round chances lie. Everything between them is typed. */
export const sliderStep = 50;

const chanceDecimals = 2;
const timesDecimals = 4;

const timesOf = (winningFaces: number) => dice.returnOfWin({ direction: 'under', winningFaces });
const written = (value: number, decimals: number) => (value / 10 ** decimals).toFixed(decimals);

/** A face, or a chance in percent: both are hundredths. */
export const hundredths = (value: number): string => written(value, chanceDecimals);
export const timesText = (winningFaces: number): string => written(timesOf(winningFaces), timesDecimals);

export const timesRange = { least: timesText(marks.most), most: timesText(marks.least) } as const;
export const chanceRange = { least: hundredths(marks.least), most: hundredths(marks.most) } as const;

function readBetween(text: string, decimals: number, least: number, most: number): number | null {
  const typed = readStake(text, decimals);
  return typed === null || typed < BigInt(least) || typed > BigInt(most) ? null : Number(typed);
}

/** Winning faces of a typed chance in percent; null when it is none, or not on offer. */
export const readChance = (text: string): number | null => readBetween(text, chanceDecimals, marks.least, marks.most);

/** Winning faces that pay closest to a typed multiplier; null when it is none, or not on offer. */
export function readTimes(text: string): number | null {
  const back = readBetween(text, timesDecimals, timesOf(marks.most), timesOf(marks.least));
  return back === null ? null : dice.winningFacesFor(back);
}
