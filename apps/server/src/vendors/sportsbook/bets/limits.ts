import { betReturn, betsOf, fitsLegs, rational } from '@baize/games/sportsbook';
import { withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import { type LimitKind, limitKinds, type SportsbookTables, type StoredLeg } from '../schema.ts';
import { oddsOf } from './legs.ts';

/** Of the whole bet, in minor units of a currency with two decimals. */
export const minStakeMinor = 100n;

export type Limits = Readonly<Record<LimitKind, bigint>>;

/** What holds where staff set nothing, in minor units. */
export const defaultLimits: Limits = {
  maxStake: 1_000_000n,
  maxReturn: 50_000_000n,
  memberOnSelection: 2_000_000n,
  selectionLiability: 100_000_000n,
  matchLiability: 200_000_000n,
};

const ofInstallation: readonly LimitKind[] = ['selectionLiability', 'matchLiability'];

/** Whose limit a kind is: prices are one for all brands, and so is what they may cost; the rest is each brand's own. */
export const ownerOf = (kind: LimitKind, brandId: string): string | null =>
  ofInstallation.includes(kind) ? null : brandId;

/** A book's limits as staff set them for the members of a brand; without a brand those alone that hold for all. */
export async function limitsOf(
  { database }: Pick<BookDependencies, 'database'>,
  { vendorCode, brandId }: Pick<BookSettings, 'vendorCode'> & { brandId: string | null },
): Promise<Limits> {
  const rows = await withTables<SportsbookTables>(database)
    .selectFrom('sportsbook.limits')
    .select(['kind', 'amount_minor'])
    .where('vendor_code', '=', vendorCode)
    .where((where) => where.or([where('brand_id', 'is', null), where('brand_id', '=', brandId)]))
    .execute();
  const set = new Map(rows.map(({ kind, amount_minor }) => [kind, amount_minor]));
  const entries = limitKinds.map((kind) => [kind, set.get(kind) ?? defaultLimits[kind]]);
  return Object.fromEntries(entries) as Limits;
}

/** The limits that hold for a player. */
export async function limitsOfPlayer(
  deps: Pick<BookDependencies, 'database' | 'staffPorts'>,
  { vendorCode }: Pick<BookSettings, 'vendorCode'>,
  playerRef: string,
): Promise<Limits> {
  const players = await deps.staffPorts.playersOf(vendorCode, [playerRef]);
  return limitsOf(deps, { vendorCode, brandId: players.get(playerRef)?.brandId ?? null });
}

/** How many bets a choice of legs is; 0: it is none. */
export function betCountOf(choose: number, legs: number): number {
  if (choose === 0) return 1;
  return legs > 1 && fitsLegs({ choose }, legs) ? betsOf({ choose }, legs) : 0;
}

/** What a bet returns at most, every leg won. */
export function maxReturnOf(choose: number, unitStakeMinor: bigint, legs: readonly StoredLeg[]): bigint {
  const won = legs.map((leg) => ({ odds: oddsOf(leg), result: 'win' as const }));
  return betReturn(unitStakeMinor, choose, won);
}

/** The whole stake of a bet, or null when it is not offered. */
export function stakeOf(
  choose: number,
  unitStakeMinor: bigint,
  legs: readonly StoredLeg[],
  limits: Pick<Limits, 'maxStake' | 'maxReturn'>,
): bigint | null {
  const bets = betCountOf(choose, legs.length);
  const stakeMinor = unitStakeMinor * BigInt(bets);
  if (bets === 0 || stakeMinor < minStakeMinor || stakeMinor > limits.maxStake) return null;
  return maxReturnOf(choose, unitStakeMinor, legs) > limits.maxReturn ? null : stakeMinor;
}

/** Whole odds of a price text. */
export const hundredthsOf = (text: string): number => Number(text.replace('.', ''));

export const cashOutMargin = rational(5n, 100n);
