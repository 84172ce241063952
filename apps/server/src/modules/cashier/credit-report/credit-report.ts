import { type Calls, type CallValue, kindOfMovement, transactionKinds } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { type PeriodCode, periodAt, shiftPeriod } from '@baize/periods';
import type { LedgerModule } from '../../ledger/index.ts';

interface Question {
  memberId: string;
  period: PeriodCode;
  /** 0: the running period. */
  back: number;
  zone: string;
  now: Date;
  /** Decimals of the currency. */
  exponent: number;
}

/** What came to a member's cash and left it in one period of the brand's calendar: the ledger's own lines, added up. */
export async function creditReport(
  ledger: Pick<LedgerModule, 'accountSums'>,
  { memberId, period: code, back, zone, now, exponent }: Question,
): Promise<CallValue<Calls['creditReport']>> {
  const period = shiftPeriod(periodAt(code, now, zone), -back, zone);
  const sums = await ledger.accountSums(memberId, period.start, period.end);
  const amount = (minor: bigint) => shownAmount(minor, exponent);
  const kinds = transactionKinds.map((kind) => {
    const rows = sums.movements.filter(({ movement }) => kindOfMovement(movement) === kind);
    const received = rows.reduce((sum, { inMinor }) => sum + inMinor, 0n);
    const paid = rows.reduce((sum, { outMinor }) => sum + outMinor, 0n);
    return {
      kind,
      received: amount(received),
      paid: amount(paid),
      net: amount(received - paid),
      lines: rows.reduce((sum, { lines }) => sum + lines, 0),
    };
  });
  return {
    firstDate: period.firstDate,
    lastDate: period.lastDate,
    timeZone: zone,
    madeAt: now.toISOString(),
    openingBalance: amount(sums.openingMinor),
    closingBalance: amount(sums.closingMinor),
    kinds,
    net: amount(sums.closingMinor - sums.openingMinor),
  };
}
