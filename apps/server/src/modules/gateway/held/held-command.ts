import { parseArgs } from 'node:util';
import { currencyExponent, formatAmount } from '@baize/money';
import type { Decided, HeldPayoutDesk, PayoutDecision, PayoutOnRecord } from './desk.ts';

export const heldCommandUsage = `Payouts of vendors that wait for a person.
  (nothing)                      list what waits; --vendor CODE: of one vendor
  --pay ID --reason TEXT         the player gets it
  --refuse ID --reason TEXT      the house keeps it`;

const sentences: Record<Decided, string> = {
  done: 'is decided.',
  replay: 'was decided so before.',
  decided: 'was decided otherwise before.',
  unknown: 'is no held payout.',
};

type Desk = Pick<HeldPayoutDesk, 'waiting'> & {
  decide(decision: Pick<PayoutDecision, 'id' | 'to' | 'reason'>): Promise<Decided>;
};

/** Does what the arguments say and tells it. Answers the exit code: 0 done, 1 refused, 2 arguments that make no sense. */
export async function runVendorHeld(args: string[], desk: Desk, say: (line: string) => void): Promise<0 | 1 | 2> {
  const options = readArguments(args);
  if (!options) {
    say(heldCommandUsage);
    return 2;
  }
  if ('vendor' in options) {
    const waiting = await desk.waiting(options.vendor);
    for (const payout of waiting) say(lineOf(payout));
    if (waiting.length === 0) say('Nothing waits.');
    return 0;
  }
  const decided = await desk.decide(options);
  say(`${options.id} ${sentences[decided]}`);
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
