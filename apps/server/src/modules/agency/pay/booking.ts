import { type RawBuilder, sql } from 'kysely';
import type { LedgerModule, SqlStatement } from '../../ledger/index.ts';
import { payAgent, sourceOfAgentPay } from '../../ledger/index.ts';
import type { PayRun, WantedPay } from './schema.ts';

/** A pay as it stands, with the sums over all periods of its kind; amounts as text. */
interface PayFacts {
  line: {
    dueMinor: string;
    paidMinor: string;
    heldMinor: string;
    carryMinor: string;
    state: string;
    revision: number;
  } | null;
  totals: { dueMinor: string; paidMinor: string; heldMinor: string } | null;
  /** Due in the other slots of the day. */
  otherSlotsMinor: string;
}

export interface BookedPay {
  paidMinor: bigint;
  heldMinor: bigint;
}
const unchanged: BookedPay = { paidMinor: 0n, heldMinor: 0n };

const factsOf = (memberId: string, kind: string, periodKey: string): RawBuilder<PayFacts> => sql<PayFacts>`
  json_build_object(
    'line', (select json_build_object('dueMinor', p.due_minor::text, 'paidMinor', p.paid_minor::text, 'heldMinor', p.held_minor::text,
        'carryMinor', p.carry_minor::text, 'state', p.state, 'revision', p.revision)
      from agent_pays p where p.member_id = ${memberId} and p.kind = ${kind} and p.period_key = ${periodKey}),
    'totals', (select json_build_object('dueMinor', t.due_minor::text, 'paidMinor', t.paid_minor::text, 'heldMinor', t.held_minor::text)
      from agent_pay_totals t where t.member_id = ${memberId} and t.kind = ${kind}),
    'otherSlotsMinor', (select coalesce(sum(o.due_minor), 0)::text from agent_pays o where o.member_id = ${memberId}
      and o.kind = ${kind} and o.period_key like ${`${dateOf(periodKey)}T%`} and o.period_key <> ${periodKey}))`;

const dateLength = '2026-11-23'.length;
const dateOf = (periodKey: string): string => periodKey.slice(0, dateLength);

/** Each calculation that moves money has an id of its own, for ever. */
const referenceOf = (of: { kind: string; periodKey: string; memberId: string }, revision: number): string =>
  `${of.kind}/${of.periodKey}/${of.memberId}/${revision}`;

interface Sums {
  dueMinor: bigint;
  paidMinor: bigint;
  heldMinor: bigint;
}

const sumsOf = (of: { dueMinor: string; paidMinor: string; heldMinor: string } | null): Sums => ({
  dueMinor: BigInt(of?.dueMinor ?? 0),
  paidMinor: BigInt(of?.paidMinor ?? 0),
  heldMinor: BigInt(of?.heldMinor ?? 0),
});

/** What a new calculation changes about a pay; null: nothing. */
export function changeOf(
  facts: PayFacts,
  { dueMinor, carryMinor }: Pick<WantedPay, 'dueMinor' | 'carryMinor'>,
  { isHeld }: { isHeld: (payMinor: bigint) => boolean },
) {
  const { line, totals } = facts;
  const before = sumsOf(line);
  if (line?.state === 'refused') return null;
  if (line && before.dueMinor === dueMinor && BigInt(line.carryMinor) === carryMinor) return null;
  const all = sumsOf(totals);
  const openMinor = all.dueMinor - before.dueMinor + dueMinor - all.paidMinor - all.heldMinor;
  const { payNowMinor, heldMinor } = settle(openMinor, before.heldMinor, isHeld);
  const paidMinor = before.paidMinor + payNowMinor;
  return {
    ...{ payNowMinor, paidMinor, heldMinor },
    heldChangeMinor: heldMinor - before.heldMinor,
    dueChangeMinor: dueMinor - before.dueMinor,
    state: heldMinor > 0n ? 'held' : paidMinor > 0n ? 'paid' : 'nothing',
    revision: (line?.revision ?? 0) + 1,
  };
}

/** Of what is open (below 0: too much): paid now, or held with what waits already; too much is taken from what waits alone. */
function settle(openMinor: bigint, heldMinor: bigint, isHeld: (payMinor: bigint) => boolean) {
  if (openMinor <= 0n) return { payNowMinor: 0n, heldMinor: -openMinor < heldMinor ? heldMinor + openMinor : 0n };
  const waits = heldMinor > 0n || isHeld(openMinor);
  return waits ? { payNowMinor: 0n, heldMinor: heldMinor + openMinor } : { payNowMinor: openMinor, heldMinor };
}

/** Writes what a calculation found for one agent, and pays the difference to what was booked; the same again changes nothing. */
export function bookPay(
  ledger: Pick<LedgerModule, 'runWalletTransaction'>,
  run: PayRun,
  wanted: WantedPay,
  /** Of the calculation that stands; another one that comes between is left as it is. */
  { holdAboveMinor, revision }: { holdAboveMinor: bigint; revision: number },
): Promise<BookedPay> {
  const { kind, period } = run;
  const { memberId } = wanted;
  const reference = referenceOf({ kind, periodKey: period.key, memberId }, revision + 1);
  return ledger.runWalletTransaction<PayFacts, BookedPay>({
    memberId,
    references: [{ source: sourceOfAgentPay, reference }],
    facts: () => factsOf(memberId, kind, period.key),
    decide: ({ wallet, facts }, now) => {
      if (!wallet) throw new TypeError(`there is no member ${memberId}`);
      if ((facts.line?.revision ?? 0) !== revision) return { answer: unchanged };
      const { dayDueMinor } = wanted;
      const dueMinor = dayDueMinor === undefined ? wanted.dueMinor : dayDueMinor - BigInt(facts.otherSlotsMinor);
      const due = { ...wanted, dueMinor };
      const change = changeOf(facts, due, { isHeld: (minor) => minor > holdAboveMinor || wallet.isBlocked });
      if (!change) return { answer: unchanged };
      const pay = { reference, memberId, kind, periodKey: period.key, amountMinor: change.payNowMinor };
      return {
        acts: change.payNowMinor > 0n ? [payAgent(pay)] : [],
        lockedAccount: 'cash',
        statements: [
          lineStatement(run, due, change, now),
          totalsStatement(memberId, kind, {
            due: change.dueChangeMinor,
            paid: change.payNowMinor,
            held: change.heldChangeMinor,
          }),
        ],
        booked: () => ({ answer: { paidMinor: change.payNowMinor, heldMinor: change.heldMinor } }),
        insufficient: unchanged,
      };
    },
  });
}

const writeLine = `
  insert into agent_pays (member_id, kind, period_key, brand_id, currency_code, contract_id, starts_at, ends_at, upline_path, due_minor,
    paid_minor, held_minor, carry_minor, state, revision, steps, computed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, upline_path_at($1, $7), $9, $10, $11, $12, $13, $14, $15, $16)
  on conflict (member_id, kind, period_key) do update set contract_id = excluded.contract_id, due_minor = excluded.due_minor,
    paid_minor = excluded.paid_minor, held_minor = excluded.held_minor, carry_minor = excluded.carry_minor, state = excluded.state,
    revision = excluded.revision, steps = excluded.steps, computed_at = excluded.computed_at`;

function lineStatement(
  { brandId, currencyCode, kind, period }: PayRun,
  wanted: WantedPay,
  change: NonNullable<ReturnType<typeof changeOf>>,
  now: Date,
): SqlStatement {
  const values = [
    ...[wanted.memberId, kind, period.key, brandId, currencyCode, wanted.contractId, period.start, period.end],
    ...[wanted.dueMinor, change.paidMinor, change.heldMinor, wanted.carryMinor, change.state, change.revision],
    ...[JSON.stringify(wanted.steps), now],
  ];
  return { name: 'agent_pay_written', text: writeLine, values };
}

const addTotals = `
  insert into agent_pay_totals as t (member_id, kind, due_minor, paid_minor, held_minor) values ($1, $2, $3, $4, $5)
  on conflict (member_id, kind) do update set due_minor = t.due_minor + excluded.due_minor,
    paid_minor = t.paid_minor + excluded.paid_minor, held_minor = t.held_minor + excluded.held_minor`;

const totalsStatement = (
  memberId: string,
  kind: string,
  change: { due: bigint; paid: bigint; held: bigint },
): SqlStatement => ({
  name: 'agent_pay_totals_added',
  text: addTotals,
  values: [memberId, kind, change.due, change.paid, change.held],
});

export interface PayDecision {
  memberId: string;
  kind: PayRun['kind'];
  periodKey: string;
  /** Of the calculation that staff saw. */
  revision: number;
  isReleased: boolean;
  staffId: string;
  reason: string;
  /** Written with it, or nothing is done. */
  statements: readonly SqlStatement[];
}

const decideLine = `
  update agent_pays set state = $4, paid_minor = $5, held_minor = 0, due_minor = $6, revision = $7, decided_by = $8, reason = $9
  where member_id = $1 and kind = $2 and period_key = $3`;

/** Staff's word on a pay that is held: paid now, or never. Null: it is not held. */
export function decidePay(
  ledger: Pick<LedgerModule, 'runWalletTransaction'>,
  decision: PayDecision,
): Promise<{ paidMinor: bigint } | null> {
  const { memberId, kind, periodKey, isReleased } = decision;
  const revision = decision.revision + 1;
  const reference = referenceOf(decision, revision);
  return ledger.runWalletTransaction<PayFacts, { paidMinor: bigint } | null>({
    memberId,
    references: [{ source: sourceOfAgentPay, reference }],
    facts: () => factsOf(memberId, kind, periodKey),
    decide: ({ facts: { line } }) => {
      if (line?.state !== 'held' || line.revision !== decision.revision) return { answer: null };
      const heldMinor = BigInt(line.heldMinor);
      const paidMinor = BigInt(line.paidMinor) + (isReleased ? heldMinor : 0n);
      const dueMinor = BigInt(line.dueMinor) - (isReleased ? 0n : heldMinor);
      const values = [memberId, kind, periodKey, isReleased ? 'paid' : 'refused', paidMinor, dueMinor, revision];
      return {
        acts: isReleased ? [payAgent({ reference, memberId, kind, periodKey, amountMinor: heldMinor })] : [],
        lockedAccount: 'cash',
        statements: [
          {
            name: 'agent_pay_decided',
            text: decideLine,
            values: [...values, decision.staffId, decision.reason],
          },
          totalsStatement(memberId, kind, {
            due: isReleased ? 0n : -heldMinor,
            paid: isReleased ? heldMinor : 0n,
            held: -heldMinor,
          }),
          ...decision.statements,
        ],
        booked: () => ({ answer: { paidMinor } }),
        insufficient: null,
      };
    },
  });
}
