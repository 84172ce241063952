import { randomId } from '../../lib/browser/random-id.ts';

/** A deposit that the server has not answered yet, as far as this browser knows. */
export interface DepositIntent {
  requestId: string;
  /** Decimal text in its one normal form. */
  amount: string;
  memberId: string;
}

const storageKey = 'depositIntent';

/** Outlives the form, which may be closed and opened again before an answer is here; the session storage carries it over a reload. */
let open: DepositIntent | undefined = read();

/** The intent to deposit `amount`: the open one while it is the same, so that it is booked once; else a new one. */
export function intentTo(memberId: string, amount: string): DepositIntent {
  if (open?.memberId === memberId && open.amount === amount) return open;
  const intent = { requestId: randomId(), amount, memberId };
  keep(intent);
  return intent;
}

/** The server has settled it: the next deposit is another one. A newer intent stays open. */
export function settleIntent({ requestId }: DepositIntent): void {
  if (open?.requestId === requestId) keep(undefined);
}

function keep(intent: DepositIntent | undefined): void {
  open = intent;
  try {
    if (intent === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(intent));
  } catch {
    // Storage is forbidden: the intent lasts until the next reload.
  }
}

function read(): DepositIntent | undefined {
  try {
    const { requestId, amount, memberId } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? '{}',
    ) as Partial<DepositIntent>;
    return requestId && amount && memberId ? { requestId, amount, memberId } : undefined;
  } catch {
    return undefined;
  }
}
