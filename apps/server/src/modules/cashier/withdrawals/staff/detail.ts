import type { Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import { type Risk, readRisk } from '../automatic/risk.ts';
import { ratioPercent } from '../automatic/rules.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { createProofs } from '../proofs.ts';
import { type PayoutRow, type StepRow, type WithdrawalRow, withdrawalOf } from '../rows.ts';
import { totalOf } from '../rules.ts';
import type { WithdrawalStore } from '../store.ts';
import { amountIn, remainderMinor } from '../views.ts';
import { payersOf } from './acts.ts';
import { type ListedRow, listedColumns, listedFrom, listedRow } from './lists.ts';

type Detail = CallValue<Calls['staffWithdrawal']>;

/** A withdrawal with the evidence of both sides; null for one that the brand has not. */
export async function staffDetail(
  deps: WithdrawalDependencies,
  parts: { store: WithdrawalStore; proofs: ReturnType<typeof createProofs> },
  brandId: string,
  withdrawalId: string,
): Promise<Detail | null> {
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from ${listedFrom} where w.id = ${withdrawalId} and w.brand_id = ${brandId}`.execute(
    deps.database,
  );
  const [listed] = rows;
  if (!listed) return null;
  const row = withdrawalOf(listed.row);
  const { withdrawals: settings, timeZone } = await deps.brands.settingsOf(brandId);
  const account = await deps.accounts.find(row.memberId, row.accountId);
  if (!account) throw new Error(`withdrawal ${withdrawalId} has no account`);
  const [risk, payouts, steps, proofIds, details] = await Promise.all([
    readRisk(deps.database, row, timeZone, deps.clock.now()),
    parts.store.payouts(row.memberId, row.id),
    parts.store.steps(row.memberId, [row.id]),
    parts.proofs.idsOf(row.memberId, row.id),
    deps.accounts.detailsOf(account),
  ]);
  const amount = amountIn(row);
  const remainder = remainderMinor(row);
  return {
    withdrawal: listedRow(listed, settings),
    account: details,
    received: row.receivedMinor === null ? null : amount(row.receivedMinor),
    remainder: remainder === null ? null : amount(remainder),
    toPay: amount(totalOf(row.openHolds)),
    risk: shownRisk(risk, row),
    payouts: payouts.map((payout) => shownPayout(payout, row)),
    steps: await shownSteps(deps, steps),
    proofIds,
    providers: payersOf(deps),
    handFirstPayer:
      row.handFirstPayer === null
        ? null
        : ((await staffNames(deps, [row.handFirstPayer])).get(row.handFirstPayer) ?? ''),
  };
}

function shownRisk(risk: Risk, row: WithdrawalRow): Detail['risk'] {
  const amount = amountIn(row);
  return {
    turnoverMissing: amount(risk.turnoverMissingMinor),
    isFirst: risk.isFirst,
    deposits: { count: risk.deposits, amount: amount(risk.depositedMinor) },
    withdrawals: { count: risk.withdrawals, amount: amount(risk.withdrawnMinor - risk.amountMinor) },
    ratioPercent: ratioPercent(risk),
    accountAgeHours: risk.accountAgeHours,
    openCases: risk.openCases,
    sharedPayees: risk.payees,
    sharedDevices: risk.devices,
    sharedAddresses: risk.addresses,
  };
}

const shownPayout = (payout: PayoutRow, row: WithdrawalRow): Detail['payouts'][number] => ({
  payoutId: payout.id,
  provider: payout.provider,
  amount: amountIn(row)(payout.amountMinor),
  state: payout.state,
  providerReference: payout.providerReference,
  reason: payout.reason,
  askedAt: payout.askedAt.toISOString(),
  settledAt: payout.settledAt?.toISOString() ?? null,
});

/** Staff by their names; the rest by what they are. */
async function shownSteps(
  deps: Pick<WithdrawalDependencies, 'database'>,
  steps: readonly StepRow[],
): Promise<Detail['steps']> {
  const staffIds = steps.flatMap(({ actor, actorId }) => (actor === 'staff' ? [actorId] : []));
  const names = await staffNames(deps, staffIds);
  return steps.map(({ from, to, actor, actorId, reason, at }) => ({
    from,
    to,
    actor,
    reason,
    at: at.toISOString(),
    actorName: actor === 'staff' ? (names.get(actorId) ?? '') : actor === 'provider' ? actorId : '',
  }));
}

async function staffNames(
  { database }: Pick<WithdrawalDependencies, 'database'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id::text, username from staff where id::text = any (${[...new Set(ids)]}::text[])`.execute(database);
  return new Map(rows.map(({ id, username }) => [id, username]));
}
