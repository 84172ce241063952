import type { MemberSource } from '@baize/contract';

export interface CohortSums {
  members: number;
  depositors: number;
  /** Members who played, in each month anew. */
  players: number;
  /** Minor units. */
  deposited: bigint;
  ngr: bigint;
}

/** What members of one source who signed up in a month did in a later one; members and depositors stand in the month of the registration alone. */
export interface CohortLine extends CohortSums {
  month: string;
  source: MemberSource;
  at: string;
}

export function addCohorts(lines: readonly CohortSums[]): CohortSums {
  const sums: CohortSums = { members: 0, depositors: 0, players: 0, deposited: 0n, ngr: 0n };
  for (const line of lines) {
    sums.members += line.members;
    sums.depositors += line.depositors;
    sums.players += line.players;
    sums.deposited += line.deposited;
    sums.ngr += line.ngr;
  }
  return sums;
}

/** Months as 2026-11, from one to another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let index = indexOf(first); index <= indexOf(last); index += 1)
    months.push(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
  return months;
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
