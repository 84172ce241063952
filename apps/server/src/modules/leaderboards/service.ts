import {
  type CallInput,
  type Calls,
  type CallValue,
  type LocaleCode,
  type PeriodCode,
  periodCodes,
} from '@baize/contract';
import { shownAmount } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { localised } from '../../platform/localised.ts';
import { maskedName } from '../../platform/masked-name.ts';
import { multiplierOf } from '../../platform/multiplier.ts';
import { createTtlMemo } from '../../platform/ttl-memo.ts';
import { dateOf } from './days.ts';
import { periodAt } from './periods.ts';
import type { LeaderboardsStore, RankRow, WinRow } from './store.ts';

type Board = CallInput<Calls['winnerBoard']>['data'];
type Ranking = CallInput<Calls['rankList']>['data'];

/** As many as a call may ask for; shorter lists are cut from these. */
const maxList = 50;
const maxOfGame = 10;
const freshMs = { latest: 5_000, ofPeriod: 30_000 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A busy operator finds its latest wins in a minute; a quiet one looks further back. */
const latestSpansMs = [minuteMs, hourMs, 24 * hourMs, 31 * 24 * hourMs];

/** Winners and ranking from the betting record. All visitors see the same lists, so one is read for all of them. */
export function createLeaderboardsService({ store, clock }: { store: LeaderboardsStore; clock: Clock }) {
  const latest = createTtlMemo({ clock, lifeMs: freshMs.latest, load: (brandId) => latestWins(brandId) });
  const biggest = createTtlMemo({
    clock,
    lifeMs: freshMs.ofPeriod,
    load: (key) => store.biggestWins(spanOf(key), clock.now(), maxList),
  });
  const biggestOfGames = createTtlMemo({
    clock,
    lifeMs: freshMs.ofPeriod,
    load: (key) => store.biggestWinsOfGames(spanOf(key), clock.now(), maxOfGame),
  });
  const ranking = createTtlMemo({
    clock,
    lifeMs: freshMs.ofPeriod,
    load: async (key) => {
      const span = spanOf(key);
      return { ...span, rows: await store.ranks(span, clock.now(), maxList) };
    },
  });

  let listsDay = '';
  /** Every period ends at a midnight: lists of the day before are not shown after it, however fresh they are. */
  const forgetYesterday = (): void => {
    const today = dateOf(clock.now());
    if (today === listsDay) return;
    listsDay = today;
    biggest.forget();
    biggestOfGames.forget();
    ranking.forget();
  };

  const latestWins = async (brandId: string): Promise<WinRow[]> => {
    const now = clock.now().getTime();
    let rows: WinRow[] = [];
    for (const spanMs of latestSpansMs) {
      rows = await store.latestWins({ brandId, from: new Date(now - spanMs), to: new Date(now + 1) }, maxList);
      if (rows.length >= maxList) break;
    }
    return rows;
  };

  const spanOf = (key: string) => {
    const [brandId = '', code] = key.split('/');
    return { brandId, ...periodAt(periodOf(code), clock.now()) };
  };

  const board = async (
    brand: RequestBrand,
    { kind, period, size, language, vassalage, gameCode }: Board,
  ): Promise<CallValue<Calls['winnerBoard']>> => {
    forgetYesterday();
    const ofPeriod = gameCode === undefined ? biggest : biggestOfGames;
    const rows = await (kind === 'latest' ? latest.get(brand.id) : ofPeriod.get(`${brand.id}/${period}`));
    const shown = gameCode === undefined ? rows : rows.filter(isOf(vassalage, gameCode));
    return {
      list: shown.slice(0, size).map((row) => winIn(row, language, brand.currency.exponent)),
      serverTime: clock.now().toISOString(),
    };
  };

  const ranks = async (brand: RequestBrand, { period, size }: Ranking): Promise<CallValue<Calls['rankList']>> => {
    forgetYesterday();
    const { rows, from, to } = await ranking.get(`${brand.id}/${period}`);
    return {
      period,
      from: from.toISOString(),
      to: to.toISOString(),
      list: rows.slice(0, size).map((row, index) => rankOf(row, index + 1, brand.currency.exponent)),
      serverTime: clock.now().toISOString(),
    };
  };

  return { board, ranks };
}
export type LeaderboardsService = ReturnType<typeof createLeaderboardsService>;

function periodOf(code: string | undefined): PeriodCode {
  const known = periodCodes.find((period) => period === code);
  if (!known) throw new Error(`no period ${code}`);
  return known;
}

const isOf = (vassalage: string | undefined, gameCode: string) => (row: WinRow) =>
  row.gameCode === gameCode && (vassalage === undefined || row.vendorCode === vassalage);

const rankOf = ({ username, rounds, won }: RankRow, rank: number, exponent: number) => ({
  rank,
  account: maskedName(username),
  rounds,
  won: shownAmount(BigInt(won), exponent),
});

const winIn = (row: WinRow, language: LocaleCode, exponent: number) => ({
  account: maskedName(row.username),
  vassalage: row.vendorCode,
  gameCode: row.gameCode,
  gameName: localised(row.names, language) ?? row.gameCode,
  gameType: row.gameType,
  coverUrl: row.coverUrl,
  stake: shownAmount(row.stakeMinor, exponent),
  payout: shownAmount(row.payoutMinor, exponent),
  multiplier: multiplierOf(row),
  settledAt: row.settledAt.toISOString(),
});
