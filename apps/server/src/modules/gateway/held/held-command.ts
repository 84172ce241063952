import { parseArgs } from 'node:util';
import { currencyExponent, formatAmount } from '@baize/money';
import type { Decided, HeldPayoutAdmin, PayoutDecision, PayoutOnRecord } from './payout-admin.ts';

export const heldCommandUsage = `Payouts of vendors that wait for a person.
  (nothing)                      list what waits; --vendor CODE: of one vendor
  --pay ID --reason TEXT         the player gets it
  --refuse ID --reason TEXT      the operator keeps it`;

const sentences: Record<Decided, string> = {
  done: 'is decided.',
  replay: 'was decided so before.',
  decided: 'was decided otherwise before.',
  unknown: 'is no held payout.',
};

type Admin = Pick<HeldPayoutAdmin, 'waiting'> & {
  decide(decision: Pick<PayoutDecision, 'id' | 'to' | 'reason'>): Promise<Decided>;
};

/** Does what the arguments say and tells it. Returns the exit code: 0 done, 1 refused, 2 arguments that make no sense. */
export async function runVendorHeld(args: string[], admin: Admin, log: (line: string) => void): Promise<0 | 1 | 2> {
  const options = readArguments(args);
  if (!options) {
    log(heldCommandUsage);
    return 2;
  }
  if ('vendor' in options) {
    const waiting = await admin.waiting(options.vendor);
    for (const payout of waiting) log(lineOf(payout));
    if (waiting.length === 0) log('Nothing waits.');
    return 0;
  }
  const decided = await admin.decide(options);
  log(`${options.id} ${sentences[decided]}`);
  return decided === 'done' || decided === 'replay' ? 0 : 1;
}

const lineOf = ({
  id,
  heldAt,
  vendorCode,
  txId,
  roundId,
  memberId,
  currencyCode,
  amountMinor,
  reason,
}: PayoutOnRecord) =>
  [
    id,
    heldAt.toISOString(),
    vendorCode,
    `tx ${txId}`,
    roundId === '' ? 'no round' : `round ${roundId}`,
    `member ${memberId}`,
    `${formatAmount(amountMinor, currencyExponent(currencyCode) ?? 0)} ${currencyCode}`,
    reason,
  ].join('  ');

type Options = { vendor: string | undefined } | Pick<PayoutDecision, 'id' | 'to' | 'reason'>;

function readArguments(args: string[]): Options | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { vendor: text, pay: text, refuse: text, reason: text } });
    const { vendor, pay, refuse, reason } = values;
    const id = pay ?? refuse;
    if (id === undefined) return reason === undefined ? { vendor } : null;
    if (vendor !== undefined || !reason || (pay !== undefined && refuse !== undefined)) return null;
    return { id, to: pay === undefined ? 'refused' : 'paid', reason };
  } catch {
    return null;
  }
}
