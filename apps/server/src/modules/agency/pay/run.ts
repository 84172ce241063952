import type { PayKind } from '@baize/contract';
import { sql } from 'kysely';
import { carriesOver } from '../contracts/index.ts';
import { type BookedPay, bookPay } from './booking.ts';
import { contractPays } from './contract-pays.ts';
import type { PayTools } from './dependencies.ts';
import { rebatePays } from './rebates.ts';
import type { PayPeriod, PayRun, WantedPay } from './schema.ts';
import { bookedOf } from './store.ts';

/** Lines of a run that are booked at the same moment: no more than the books take up within their bound on a busy machine. */
const atOnce = 64;

interface RunSums {
  lines: number;
  paidMinor: bigint;
  heldMinor: bigint;
}

/** The run of a kind for a period of a brand. */
export async function readRun(
  tools: Pick<PayTools, 'database' | 'brands'>,
  brandId: string,
  kind: PayKind,
  period: PayPeriod,
): Promise<PayRun> {
  const { rows } = await sql<{ currencyCode: string }>`
    select currency_code as "currencyCode" from brands where id = ${brandId}`.execute(tools.database);
  const [brand] = rows;
  if (!brand) throw new Error(`there is no brand ${brandId}`);
  const { timeZone: zone } = await tools.brands.settingsOf(brandId);
  return { brandId, kind, period, zone, currencyCode: brand.currencyCode };
}

/** What a run would owe each agent by now; nothing is booked. */
export async function calculatePays(tools: Pick<PayTools, 'database' | 'brands'>, run: PayRun): Promise<WantedPay[]> {
  const { kind } = run;
  const { agents } = await tools.brands.settingsOf(run.brandId);
  if (kind === 'rebate') return rebatePays(tools.database, run, agents);
  return contractPays(tools.database, { ...run, kind }, agents);
}

/**
 * Pays a period: what is due is computed from the turnover, what is booked already is subtracted, and the difference is booked. Doing it
 * again, after a kill at whatever step or a changed result, books no cent twice.
 */
export async function runPays(tools: PayTools, run: PayRun): Promise<RunSums> {
  await tools.followTurnover();
  const { agents } = await tools.brands.settingsOf(run.brandId);
  const booked = await bookedOf(tools.database, run);
  const wanted = withVanished(await calculatePays(tools, run), [...booked.keys()]).filter((pay) => {
    const before = booked.get(pay.memberId);
    if (!before) return isWorthWriting(run.kind, pay);
    return !before.isRefused && (before.dueMinor !== pay.dueMinor || before.carryMinor !== pay.carryMinor);
  });
  const sums: RunSums = { lines: 0, paidMinor: 0n, heldMinor: 0n };
  for (let from = 0; from < wanted.length; from += atOnce) {
    const answers = await Promise.all(
      wanted.slice(from, from + atOnce).map((pay) =>
        bookPay(tools.ledger, run, pay, {
          holdAboveMinor: agents.holdAboveMinor,
          revision: booked.get(pay.memberId)?.revision ?? 0,
        }),
      ),
    );
    for (const answer of answers) addTo(sums, answer);
  }
  return sums;
}

function addTo(sums: RunSums, { paidMinor, heldMinor }: BookedPay): void {
  sums.lines += 1;
  sums.paidMinor += paidMinor;
  sums.heldMinor += heldMinor;
}

/** A period that may leave something to the next is kept though it comes to nothing. */
const isWorthWriting = (kind: PayKind, { dueMinor }: WantedPay): boolean => carriesOver(kind) || dueMinor !== 0n;

/** Who was paid and is due nothing any more. */
function withVanished(wanted: readonly WantedPay[], booked: readonly string[]): WantedPay[] {
  const found = new Set(wanted.map(({ memberId }) => memberId));
  const gone = booked.filter((memberId) => !found.has(memberId));
  return [
    ...wanted,
    ...gone.map((memberId) => ({ memberId, contractId: null, dueMinor: 0n, carryMinor: 0n, steps: [] })),
  ];
}
