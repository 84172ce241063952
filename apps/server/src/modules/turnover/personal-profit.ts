import type { Calls, CallValue } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { localDateOf, type PeriodCode, periodAt, periodsBetween, shiftPeriod } from '@baize/periods';
import type { TurnoverDay } from './read-model.ts';

interface Question {
  period: PeriodCode;
  /** 0: the running period. */
  back: number;
  zone: string;
  now: Date;
  /** Decimals of the currency. */
  exponent: number;
  daysOf(firstDay: string, lastDay: string): Promise<readonly TurnoverDay[]>;
}

type Sums = Omit<TurnoverDay, 'day' | 'gameType'>;

/** What a member won and lost in one period of the brand's calendar; days that are yet to come are left out. */
export async function personalProfit(question: Question): Promise<CallValue<Calls['personalProfit']>> {
  const { period: code, back, zone, now, exponent } = question;
  const period = shiftPeriod(periodAt(code, now, zone), -back, zone);
  const rows = await question.daysOf(period.firstDate, period.lastDate);
  const told = ({ bets, stakeMinor, validTurnoverMinor, payoutMinor }: Sums) => ({
    bets,
    stake: shownAmount(stakeMinor, exponent),
    validTurnover: shownAmount(validTurnoverMinor, exponent),
    payout: shownAmount(payoutMinor, exponent),
    net: shownAmount(payoutMinor - stakeMinor, exponent),
  });
  const gameTypes = [...new Set(rows.map(({ gameType }) => gameType))];
  const until = period.end < now ? period.end : new Date(now.getTime() + 1);
  return {
    firstDate: period.firstDate,
    lastDate: period.lastDate,
    timeZone: zone,
    sums: told(sumOf(rows)),
    types: gameTypes.map((gameType) => ({ gameType, ...told(sumOf(rows.filter((row) => row.gameType === gameType))) })),
    days: periodsBetween('D', period.start, until, zone).map(({ start }) => {
      const date = localDateOf(start, zone);
      return { date, ...told(sumOf(rows.filter(({ day }) => day === date))) };
    }),
  };
}

function sumOf(rows: readonly Sums[]): Sums {
  const sum: Sums = { bets: 0, stakeMinor: 0n, validTurnoverMinor: 0n, payoutMinor: 0n };
  for (const row of rows) {
    sum.bets += row.bets;
    sum.stakeMinor += row.stakeMinor;
    sum.validTurnoverMinor += row.validTurnoverMinor;
    sum.payoutMinor += row.payoutMinor;
  }
  return sum;
}
