import type pg from 'pg';
import type { VendorRound } from '../../vendors/vendor.ts';
import { bookedFigures, type Figures, recordedRounds, type WalletRound } from './wallet-side.ts';

/** A round that the two sides tell differently. */
export interface Difference {
  vendorCode: string;
  roundId: string;
  /** What the vendor says; null: it does not know the round. */
  vendor: Figures | null;
  /** What the betting record says; null: it does not know the round. */
  wallet: Figures | null;
  /** What the lines of the journal say. */
  booked: Figures | null;
  sentence: string;
}

const told = (figures: Figures | null) =>
  figures ? `stake ${figures.stakeMinor}, payout ${figures.payoutMinor}` : 'nothing';

export function differenceOf(
  vendorCode: string,
  roundId: string,
  sides: Pick<Difference, 'vendor' | 'wallet' | 'booked'>,
  isEnded = true,
): Difference {
  const { vendor, wallet, booked } = sides;
  const lines = booked ? `, its lines ${told(booked)}` : '';
  const state = isEnded ? 'the wallet says' : 'the wallet has it still open with';
  const sentence = `Round ${vendorCode} ${roundId}: the vendor says ${told(vendor)}; ${state} ${told(wallet)}${lines}.`;
  return { vendorCode, roundId, vendor, wallet, booked, sentence };
}

const isSame = (one: Figures, other: Figures) =>
  one.stakeMinor === other.stakeMinor && one.payoutMinor === other.payoutMinor;

/** Rounds that ended at the vendor against the wallet. `most`: so many differences are looked into, and no more; each asks the journal. */
export async function compareWithWallet(
  books: pg.Pool,
  vendorCode: string,
  rounds: readonly VendorRound[],
  max = Number.POSITIVE_INFINITY,
): Promise<Difference[]> {
  const recorded = await recordedRounds(
    books,
    vendorCode,
    rounds.map(({ roundId }) => roundId),
  );
  const differences: Difference[] = [];
  for (const vendor of rounds) {
    const wallet = recorded.get(vendor.roundId) ?? null;
    if (wallet?.isEnded && isSame(vendor, wallet)) continue;
    if (differences.length >= max) break;
    differences.push(await explain(books, vendorCode, vendor.roundId, vendor, wallet));
  }
  return differences;
}

/** Rounds that ended at the wallet against the vendor. `most`: as above. */
export async function compareWithVendor(
  books: pg.Pool,
  vendorCode: string,
  roundIds: readonly string[],
  known: readonly VendorRound[],
  max = Number.POSITIVE_INFINITY,
): Promise<Difference[]> {
  const recorded = await recordedRounds(books, vendorCode, roundIds);
  const byId = new Map(known.map((round) => [round.roundId, round]));
  const differences: Difference[] = [];
  for (const wallet of recorded.values()) {
    const vendor = byId.get(wallet.roundId) ?? null;
    const isNothing = wallet.stakeMinor === 0n && wallet.payoutMinor === 0n;
    if (!wallet.isEnded || (vendor === null ? isNothing : isSame(vendor, wallet))) continue;
    if (differences.length >= max) break;
    differences.push(await explain(books, vendorCode, wallet.roundId, vendor, wallet));
  }
  return differences;
}

async function explain(
  books: pg.Pool,
  vendorCode: string,
  roundId: string,
  vendor: Figures | null,
  wallet: WalletRound | null,
): Promise<Difference> {
  const booked = wallet ? await bookedFigures(books, vendorCode, wallet) : null;
  return differenceOf(vendorCode, roundId, { vendor, wallet, booked }, wallet?.isEnded ?? true);
}
