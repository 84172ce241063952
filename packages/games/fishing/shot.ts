import { type DrawBelow, drawWeighted } from '@baize/fairness';
import { rational } from '../exact/rational.ts';
import { bosses, type FishKind, isFishKey, kindOf, meanOf, type Pays, type Weighted } from './kinds.ts';
import { betsOfLevel } from './rooms.ts';

/** Stored with every round, so that its shots are recomputed by the rules that decided them. */
export const rulesVersion = 'fishing-2';

/** A catch is so many of this number. */
export const chanceUnit = 100_000_000;
/** The part of every stake that goes into the pool of its level, in ten-thousandths: the jackpot option of rulebook 3.2. */
export const poolTenThousandths = 100n;

/** What a shot returns on average without the pool, by the rules that drew it. */
const returnedBy = {
  'fishing-1': rational(96n, 100n),
  'fishing-2': rational(95n, 100n),
} as const;
export type RulesVersion = keyof typeof returnedBy;
export const isRulesVersion = (version: string): version is RulesVersion => Object.hasOwn(returnedBy, version);
export const returned = returnedBy[rulesVersion];

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
export function thresholdOf({ pays }: FishKind, inNet = 1, version: RulesVersion = rulesVersion): number {
  if (!Number.isInteger(inNet) || inNet < 1) throw new RangeError(`no net holds ${inNet} fish`);
  const mean = meanOf(pays);
  const { numerator, denominator } = returnedBy[version];
  const chance = numerator * BigInt(chanceUnit) * mean.denominator;
  return Number(chance / (denominator * mean.numerator * BigInt(inNet)));
}

/** A caught fish: its place in the net, and what it pays in bets. */
export interface Catch {
  readonly index: number;
  readonly times: number;
  /** It also pays what stands in the pool of the level. */
  readonly winsPool?: true;
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

/** What a shot is drawn by, beside the fish in its net. */
export interface ShotRules {
  /** The bet in steps of its room, 1 to 10. */
  betSteps: number;
  version?: RulesVersion;
}

/** A caught boss pays the pool in as many of ten draws as the bet has steps: whoever bets more has put in more. */
function winsPool(key: string, { betSteps, version = rulesVersion }: ShotRules, draw: DrawBelow): boolean {
  const isBoss = isFishKey(key) && bosses.includes(key);
  return isBoss && version !== 'fishing-1' && draw(Number(betsOfLevel)) < betSteps;
}

/** One shot at the fish in its net, in their order: each is caught or not, then what a caught one pays is drawn, then for a boss the pool. */
export function shoot(keys: readonly string[], draw: DrawBelow, rules: ShotRules): Catch[] {
  return keys.flatMap((key, index) => {
    const kind = kindOf(key);
    if (draw(chanceUnit) >= thresholdOf(kind, keys.length, rules.version)) return [];
    const times = timesOf(kind.pays, draw);
    return [winsPool(key, rules, draw) ? { index, times, winsPool: true } : { index, times }];
  });
}

/** What a shot pays, without the pool. */
export const prizeOf = (betMinor: bigint, caught: readonly Catch[]): bigint =>
  caught.reduce((sum, { times }) => sum + betMinor * BigInt(times), 0n);
