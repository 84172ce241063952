import { type DrawBelow, drawWeighted } from '@baize/fairness';
import { rational } from '../exact/rational.ts';
import { type FishKind, kindOf, meanOf, type Pays, type Weighted } from './kinds.ts';

/** Stored with every round, so that its shots are recomputed by the rules that decided them. */
export const rulesVersion = 'fishing-1';

/** A catch is so many of this number. */
export const chanceUnit = 100_000_000;
/** What every shot returns on average. */
export const returned = rational(96n, 100n);

/** What a cannon fires; `fish`: how many its net may hold. */
export const weapons = [
  { key: 'cannon', fish: 1 },
  { key: 'net', fish: 3 },
  { key: 'storm', fish: 6 },
] as const;
export type WeaponKey = (typeof weapons)[number]['key'];
export const fishOfWeapon = (key: WeaponKey): number => weapons.find((weapon) => weapon.key === key)?.fish ?? 1;

/**
 * In how many of `chanceUnit` draws a shot whose net holds `inNet` fish catches one of this kind: floor(RTP x 10^8 / E[M] / n) of rulebook 3.1.
 * Throws RangeError for a net without fish.
 */
export function thresholdOf({ pays }: FishKind, inNet = 1): number {
  if (!Number.isInteger(inNet) || inNet < 1) throw new RangeError(`no net holds ${inNet} fish`);
  const mean = meanOf(pays);
  const chance = returned.numerator * BigInt(chanceUnit) * mean.denominator;
  return Number(chance / (returned.denominator * mean.numerator * BigInt(inNet)));
}

/** A caught fish: its place in the net, and what it pays in bets. */
export interface Catch {
  readonly index: number;
  readonly times: number;
}

const drawOf = (table: readonly Weighted[], draw: DrawBelow): number =>
  (
    table[
      drawWeighted(
        table.map(([, weight]) => weight),
        draw,
      )
    ] as Weighted
  )[0];

function timesOf(pays: Pays, draw: DrawBelow): number {
  if (pays.form === 'fixed') return pays.times;
  if (pays.form === 'range') return pays.from + draw(pays.to - pays.from + 1);
  if (pays.form === 'wheel') return drawOf(pays.slices, draw);
  const set = Array.from({ length: pays.draws }, () => drawOf(pays.table, draw));
  return set.reduce((sum, times) => sum + times, pays.own);
}

/** One shot at the fish in its net, in their order: each is caught or not, and what a caught one pays is drawn then. */
export function shoot(keys: readonly string[], draw: DrawBelow): Catch[] {
  return keys.flatMap((key, index) => {
    const kind = kindOf(key);
    return draw(chanceUnit) < thresholdOf(kind, keys.length) ? [{ index, times: timesOf(kind.pays, draw) }] : [];
  });
}

/** What a shot pays. */
export const prizeOf = (betMinor: bigint, caught: readonly Catch[]): bigint =>
  caught.reduce((sum, { times }) => sum + betMinor * BigInt(times), 0n);
