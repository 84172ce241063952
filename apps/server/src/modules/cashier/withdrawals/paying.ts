import { currencyExponent } from '@baize/money';
import { holdWithdrawal, payWithdrawal, releaseWithdrawal, returnWithdrawal } from '../../ledger/index.ts';
import {
  type PaymentProvider,
  ProviderRefusedError,
  type ProviderReport,
  UnknownOutcomeError,
} from '../providers/provider.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { Decide, Move, Step } from './moving.ts';
import { netMinor, type OpenHold, type PayoutRow, type WithdrawalRow } from './rows.ts';
import { partsOf, routeFor, totalOf } from './rules.ts';
import type { WithdrawalStore } from './store.ts';

const batch = 50;
/** Waits before a payment is asked for again; the last for all further ones. */
const waitsMs = [15_000, 30_000, 60_000, 120_000, 300_000, 600_000];
const minuteMs = 60_000;
const system = (id: string) => ({ kind: 'system', id }) as const;

/** Pays what is approved. What nobody knows is asked again, never guessed: the same id is the same payment for the provider for ever. */
export function createPaying(deps: WithdrawalDependencies, move: Move, store: WithdrawalStore) {
  const { clock, accounts } = deps;
  const providerOf = (code: string) => deps.providers().find((provider) => provider.code === code);

  /** APPROVED → PAYING, with the parts that the route wants; nothing while no provider is there. */
  const start = async (row: WithdrawalRow): Promise<void> => {
    const account = await accounts.find(row.memberId, row.accountId);
    if (!account) throw new Error(`withdrawal ${row.id} has no account`);
    const { withdrawals: settings } = await deps.brands.settingsOf(row.brandId);
    const codes = deps.providers().map(({ code }) => code);
    const route = routeFor(settings.routes, codes, account.kind, row.provider);
    if (!route) return;
    await move(row.memberId, row.id, (current, _payouts, now) =>
      current.state === 'APPROVED' ? inParts(current, route, deps.newId, now) : null,
    );
  };

  const ask = async (provider: PaymentProvider, payout: PayoutRow, row: WithdrawalRow): Promise<ProviderReport> => {
    const account = await accounts.find(row.memberId, row.accountId);
    if (!account) throw new Error(`withdrawal ${row.id} has no account`);
    const order = {
      payoutId: payout.id,
      amountMinor: payout.amountMinor,
      currency: row.currencyCode,
      exponent: currencyExponent(row.currencyCode) ?? 0,
      account: await accounts.detailsOf(account),
    };
    try {
      if (payout.asks === 0) return await provider.startPayout(order);
      const report = await provider.payoutReport(order);
      return report.state === 'notFound' && payout.state === 'asked' ? await provider.startPayout(order) : report;
    } catch (error) {
      if (error instanceof ProviderRefusedError) return { state: 'failed', reason: error.message };
      // Whatever else went wrong on the way, the provider may have taken it.
      if (!(error instanceof UnknownOutcomeError)) deps.onFailure(error);
      return { state: 'unknown' };
    }
  };

  /** Books what a provider says about a payment; what names another amount or currency than was ordered books nothing. */
  const book = async (payout: PayoutRow, report: ProviderReport): Promise<void> => {
    const row = await store.ofMember(payout.memberId, payout.withdrawalId);
    if (!row) throw new Error(`payment ${payout.id} has no withdrawal`);
    const money = report.state === 'paid' || report.state === 'reversed' ? report : null;
    if (money && (money.amountMinor !== payout.amountMinor || money.currency !== row.currencyCode)) {
      await store.noteOnPayout(payout, `the provider says ${money.amountMinor} ${money.currency}`);
      deps.raiseAlarm({ code: 'payout_differs', detail: { payout: payout.id, provider: payout.provider } });
      return;
    }
    const { withdrawals: settings } = await deps.brands.settingsOf(row.brandId);
    const decide = deciders(payout, report, settings.confirmMinutes);
    if (!decide) return;
    await move(row.memberId, row.id, decide);
  };

  const askOnce = async (payout: PayoutRow): Promise<ProviderReport> => {
    const row = await store.ofMember(payout.memberId, payout.withdrawalId);
    const provider = providerOf(payout.provider);
    if (!row || !provider) return { state: 'unknown' };
    const report = await ask(provider, payout, row);
    await book(payout, report);
    return report;
  };

  return {
    start,
    book,
    askOnce,
    /** Starts what is approved, and asks for what is under way and due. */
    work: async (): Promise<void> => {
      for (const row of await store.inState('APPROVED', clock.now(), batch)) await start(row);
      const againAt = (asks: number) => new Date(clock.now().getTime() + (waitsMs[asks] ?? waitsMs.at(-1) ?? 0));
      for (const payout of await store.takeDue(clock.now(), againAt, batch)) await askOnce(payout);
    },
  };
}
export type Paying = ReturnType<typeof createPaying>;

function inParts(
  row: WithdrawalRow,
  route: { provider: string; maxPaymentMinor: bigint | null },
  newId: () => string,
  now: Date,
): Step {
  const { memberId, id: withdrawalId } = row;
  const acts: NonNullable<Step['acts']>[number][] = [];
  const holds: OpenHold[] = [];
  const payouts: PayoutRow[] = [];
  for (const hold of row.openHolds) {
    const parts = partsOf(hold.amountMinor, route.maxPaymentMinor);
    if (parts.length > 1) {
      const end = { reference: `${hold.reference}/split`, holdReference: hold.reference };
      acts.push(releaseWithdrawal({ memberId, withdrawalId, ...end, amountMinor: hold.amountMinor }));
    }
    for (const [index, amountMinor] of parts.entries()) {
      const reference = parts.length > 1 ? `${hold.reference}/${index + 1}` : hold.reference;
      if (parts.length > 1) acts.push(holdWithdrawal({ memberId, withdrawalId, reference, amountMinor }));
      holds.push({ reference, amountMinor });
      payouts.push({
        ...{ memberId, id: newId(), withdrawalId, provider: route.provider, amountMinor, holdReference: reference },
        ...{
          state: 'asked',
          providerReference: '',
          reason: '',
          askedAt: now,
          asks: 0,
          askAgainAt: now,
          settledAt: null,
        },
      });
    }
  }
  const change = { openHolds: holds, provider: route.provider };
  return { to: 'PAYING', actor: system('payments'), reason: '', acts, payouts, change };
}

/** How a report changes a withdrawal; null: it says nothing that can be booked. */
function deciders(asked: PayoutRow, report: ProviderReport, confirmMinutes: number): Decide | null {
  const actor = { kind: 'provider', id: asked.provider } as const;
  const changed = (payouts: readonly PayoutRow[], state: PayoutRow['state'], from: PayoutRow['state']) => {
    const payout = payouts.find(({ id }) => id === asked.id);
    return payout?.state === from ? { ...payout, state } : null;
  };
  if (report.state === 'paid') {
    return (row, payouts, now) => {
      const paid = changed(payouts, 'paid', 'asked');
      if (!paid) return null;
      const after = { ...paid, providerReference: report.providerReference, reason: '', settledAt: now };
      const acts = [
        payWithdrawal({
          memberId: row.memberId,
          withdrawalId: row.id,
          reference: `${paid.id}/paid`,
          holdReference: paid.holdReference,
          amountMinor: paid.amountMinor,
          providerCode: paid.provider,
        }),
      ];
      const openHolds = row.openHolds.filter(({ reference }) => reference !== paid.holdReference);
      const change = { openHolds, paidMinor: row.paidMinor + paid.amountMinor };
      return { ...settled(payouts, after, now, confirmMinutes, change), actor, acts, payouts: [after] };
    };
  }
  if (report.state === 'failed') {
    return (_row, payouts, now) => {
      const failed = changed(payouts, 'failed', 'asked');
      if (!failed) return null;
      const after = { ...failed, reason: report.reason, settledAt: now };
      return { ...settled(payouts, after, now, confirmMinutes, {}), actor, payouts: [after] };
    };
  }
  if (report.state !== 'reversed') return null;
  return (row, payouts, now) => {
    // Nobody heard that it was paid: then it is one that failed.
    const failed = changed(payouts, 'failed', 'asked');
    if (failed) {
      const after = { ...failed, reason: cameBack, settledAt: now };
      return { ...settled(payouts, after, now, confirmMinutes, {}), actor, payouts: [after] };
    }
    const returned = changed(payouts, 'returned', 'paid');
    return returned ? cameBackOf(row, payouts, returned) : null;
  };
}

const cameBack = 'the payment came back';

/** What the member said to have received, without what is his again. */
function receivedAfter({ receivedMinor }: WithdrawalRow, ownMinor: bigint): bigint | null {
  if (receivedMinor === null) return null;
  return receivedMinor > ownMinor ? receivedMinor - ownMinor : 0n;
}

/** A paid payment came back: it is the member's, as far as he has not all of his amount by others that were paid again. */
function cameBackOf(row: WithdrawalRow, payouts: readonly PayoutRow[], returned: PayoutRow): Step {
  const { memberId, id: withdrawalId, releasedMinor } = row;
  const { amountMinor, provider: providerCode } = returned;
  const others = payouts.filter(({ id, state }) => id !== returned.id && state === 'paid');
  const elsewhereMinor = totalOf(others) + totalOf(row.openHolds) + releasedMinor;
  const missingMinor = elsewhereMinor < netMinor(row) ? netMinor(row) - elsewhereMinor : 0n;
  const ownMinor = missingMinor < amountMinor ? missingMinor : amountMinor;
  const moved = { memberId, withdrawalId, amountMinor, recoveredMinor: amountMinor - ownMinor };
  const isUndecided = ['DISBURSED', 'PARTIAL_REVIEW', 'DISPUTED'].includes(row.state);
  return {
    ...(isUndecided && others.length === 0 ? { to: 'REJECTED' as const, notice: 'refused' as const } : {}),
    actor: { kind: 'provider', id: providerCode },
    reason: cameBack,
    acts: [returnWithdrawal({ ...moved, reference: `${returned.id}/returned`, providerCode })],
    change: { releasedMinor: releasedMinor + ownMinor, receivedMinor: receivedAfter(row, ownMinor) },
    payouts: [returned],
  };
}

/** Where a withdrawal stands once one of its payments is settled: it waits for the others, or it is paid, or a person must look. */
function settled(
  payouts: readonly PayoutRow[],
  after: PayoutRow,
  now: Date,
  confirmMinutes: number,
  change: Partial<WithdrawalRow>,
): Pick<Step, 'to' | 'reason' | 'change' | 'notice'> {
  const all = payouts.map((payout) => (payout.id === after.id ? after : payout));
  if (all.some(({ state }) => state === 'asked')) return { reason: '', change };
  // A failed payment that was tried again in another one counts no more: both stand on the same hold.
  const failed = all.find(
    (payout) =>
      payout.state === 'failed' &&
      !all.some(
        ({ id, holdReference, state }) =>
          id !== payout.id && holdReference === payout.holdReference && state === 'paid',
      ),
  );
  if (failed) return { to: 'RISK_REVIEW', reason: failed.reason, change };
  return {
    to: 'DISBURSED',
    reason: '',
    notice: 'paid',
    change: { ...change, deadlineAt: new Date(now.getTime() + confirmMinutes * minuteMs) },
  };
}
