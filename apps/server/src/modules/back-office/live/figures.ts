import type { Calls, CallValue, GameType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { LiveDay, OtherHour, PlayedHour } from './day-store.ts';

type LiveValue = CallValue<Calls['staffLive']>;
type LiveFigures = LiveValue['today'];

const hoursOfDay = 24;

/** Adds a day up, or its hours before one. Amounts are text of the currency's scale. */
export function figuresOf(day: LiveDay, exponent: number, beforeHour = hoursOfDay): LiveFigures {
  const played = day.played.filter(({ hour }) => hour < beforeHour);
  const other = day.other.filter(({ hour }) => hour < beforeHour);
  const sum = (key: Amount) => other.reduce((all, row) => all + row[key], 0n);
  const count = (key: Count) => other.reduce((all, row) => all + row[key], 0);
  const amount = (minor: bigint) => shownAmount(minor, exponent);
  const { bets, stakes, wins } = playOf(played);
  const bonus = sum('bonusMinor');
  return {
    bets,
    stakes: amount(stakes),
    wins: amount(wins),
    ggr: amount(stakes - wins),
    bonusCost: amount(bonus),
    ngr: amount(stakes - wins - bonus),
    deposits: count('deposits'),
    deposited: amount(sum('depositedMinor')),
    withdrawals: count('withdrawals'),
    withdrawn: amount(sum('withdrawnMinor')),
    registrations: count('registrations'),
    firstDeposits: count('firstDeposits'),
  };
}

type Amount = 'depositedMinor' | 'withdrawnMinor' | 'bonusMinor';
type Count = 'deposits' | 'withdrawals' | 'registrations' | 'firstDeposits';

function playOf(rows: readonly PlayedHour[]) {
  return rows.reduce(
    (sum, row) => ({
      bets: sum.bets + row.bets,
      stakes: sum.stakes + row.stakeMinor,
      wins: sum.wins + row.winMinor,
    }),
    { bets: 0, stakes: 0n, wins: 0n },
  );
}

/** Today's play by kind of game, the largest stakes first, with GGR of the full hours beside that of other days. */
export function typesOf(
  { today, yesterday, lastWeek }: Record<'today' | 'yesterday' | 'lastWeek', LiveDay>,
  exponent: number,
  fullHours: number,
): LiveValue['gameTypes'] {
  const amount = (minor: bigint) => shownAmount(minor, exponent);
  const of = (day: LiveDay, gameType: GameType, beforeHour = hoursOfDay) =>
    playOf(day.played.filter((row) => row.gameType === gameType && row.hour < beforeHour));
  const ggrUntil = (day: LiveDay, gameType: GameType) => {
    const { stakes, wins } = of(day, gameType, fullHours);
    return amount(stakes - wins);
  };
  const names = [
    ...new Set([today, yesterday, lastWeek].flatMap(({ played }) => played.map(({ gameType }) => gameType))),
  ];
  return names
    .map((gameType) => ({ gameType, ...of(today, gameType) }))
    .toSorted((one, other) => Number(other.stakes - one.stakes))
    .map(({ gameType, bets, stakes, wins }) => ({
      gameType,
      bets,
      stakes: amount(stakes),
      wins: amount(wins),
      ggr: amount(stakes - wins),
      ggrUntil: {
        today: ggrUntil(today, gameType),
        yesterday: ggrUntil(yesterday, gameType),
        lastWeek: ggrUntil(lastWeek, gameType),
      },
    }));
}

/** The hours of a day in their order, each with what its chart shows. */
export function hoursOf(day: LiveDay, exponent: number): LiveValue['hours']['yesterday'] {
  const amount = (minor: bigint) => shownAmount(minor, exponent);
  return Array.from({ length: hoursOfDay }, (_, hour) => {
    const { bets, stakes, wins } = playOf(day.played.filter((row) => row.hour === hour));
    const other: OtherHour | undefined = day.other.find((row) => row.hour === hour);
    return {
      bets,
      stakes: amount(stakes),
      ggr: amount(stakes - wins),
      deposited: amount(other?.depositedMinor ?? 0n),
    };
  });
}

/** Bets a minute of the hour that runs: what it has so far over its minutes so far, at least one. */
export function betsPerMinute(today: LiveDay, hour: number, minutes: number): number {
  const { bets } = playOf(today.played.filter((row) => row.hour === hour));
  return Math.round((bets * 10) / Math.max(1, minutes)) / 10;
}
