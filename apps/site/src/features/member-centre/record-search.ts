import type { GameType } from '@baize/contract';
import type { SiteSearch } from '../../lib/page/site-search.ts';
import type { BettingRecordFilter } from './api/betting-record.ts';

export const recordPageSize = 10;

const statuses = ['open', 'settled', 'cancelled'] as const;
export const periods = ['all', 'today', '7d', '30d'] as const;
export type Period = (typeof periods)[number];

const gameTypes: Readonly<Record<GameType, true>> = {
  RNG: true,
  LIVE: true,
  FISH: true,
  PVP: true,
  SPORTS: true,
  ESPORTS: true,
  ELOTT: true,
  LOTT: true,
  COCKFIGHT: true,
};

const MAX_PAGE = 10_000;
const DAYS_BACK: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 0, '7d': 6, '30d': 29 };

/** What the betting record shows, as it stands in the address. */
export interface RecordSearch {
  gameType: GameType | '';
  status: (typeof statuses)[number] | '';
  period: Period;
  /** From 1. */
  page: number;
}

export function isGameType(value: string | undefined): value is GameType {
  return value !== undefined && Object.hasOwn(gameTypes, value);
}

/** The page in the address; nonsense counts as the first. */
export function readPage({ page }: SiteSearch): number {
  const pageNo = Number(page);
  return Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= MAX_PAGE ? pageNo : 1;
}

export const writePage = (page: number): SiteSearch => ({ page: page === 1 ? undefined : String(page) });

/** Reads the address; what makes no sense counts as not given. */
export function readRecordSearch(search: SiteSearch): RecordSearch {
  return {
    gameType: isGameType(search.gameType) ? search.gameType : '',
    status: statuses.find((status) => status === search.status) ?? '',
    period: periods.find((period) => period === search.period) ?? 'all',
    page: readPage(search),
  };
}

/** The address' parameters for a state; defaults are left out. */
export function writeRecordSearch({ gameType, status, period, page }: RecordSearch): SiteSearch {
  return {
    gameType: gameType === '' ? undefined : gameType,
    status: status === '' ? undefined : status,
    period: period === 'all' ? undefined : period,
    ...writePage(page),
  };
}

/** The call for one page; a period begins at midnight of the visitor's zone. */
export function bettingRecordRequest({ gameType, status, period, page }: RecordSearch, now: Date): BettingRecordFilter {
  return {
    pageNo: page,
    pageSize: recordPageSize,
    ...(gameType === '' ? {} : { gameType }),
    ...(status === '' ? {} : { status }),
    ...periodRequest(period, now),
  };
}

/** The beginning of a period: midnight of the visitor's zone. */
export const periodRequest = (period: Period, now: Date): { from?: string } =>
  period === 'all' ? {} : { from: startOfDay(now, DAYS_BACK[period]).toISOString() };

function startOfDay(now: Date, daysBack: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack);
}
