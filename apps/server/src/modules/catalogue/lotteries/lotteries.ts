import type { Calls, CallValue, LocaleCode, LotteryGame, OpenedDraw, PrizeMode } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import type { LotteryRequest, LotterySource } from '../../../vendors/vendor.ts';
import { type CatalogueSnapshot, codeKey } from '../browsing/catalogue-snapshot.ts';
import type { CatalogueSnapshots } from '../browsing/catalogue-snapshots.ts';
import type { QueryOf } from '../browsing/views.ts';
import type { PersonalStore } from '../store.ts';
import type { VendorAnswers } from '../vendor-answers.ts';
import { listedLotteries } from './listed-lotteries.ts';
import type { LotteryStore } from './lottery-store.ts';

type Menus = CallValue<Calls['gameMenus']>;
const maxRecentLotteries = 100;

/** Lotteries, their draws and their numbers, from all vendors of the brand; one that does not answer is missing, the others are there. */
export function createLotteries(deps: {
  snapshots: CatalogueSnapshots;
  store: Pick<PersonalStore, 'recentStarts'>;
  clock: Clock;
  inTime: VendorAnswers;
  sources: readonly LotterySource[];
  /** Of vendors that cannot be asked. */
  lists: Pick<LotteryStore, 'drawsOf'>;
}) {
  const { snapshots, store, clock, inTime } = deps;
  const stamp = () => ({ serverTime: clock.now().toISOString() });

  const sourcesAt = async (snapshot: CatalogueSnapshot, fits: (source: LotterySource) => boolean) => {
    const here = deps.sources.filter((source) => snapshot.vendors.some(({ code }) => code === source.vendorCode));
    return [...here, ...(await listedLotteries(deps, snapshot, here))].filter(fits);
  };

  const menusOf = async (
    asked: LotteryRequest,
    snapshot: CatalogueSnapshot,
    fits: (source: LotterySource) => boolean,
  ): Promise<Menus> => {
    const answers = await Promise.all(
      (await sourcesAt(snapshot, fits)).map(async (source) => {
        const told = await inTime(source.menus(asked));
        return (told?.answer ?? []).map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.map(of(source)) }));
      }),
    );
    const byTag = grouped(answers.flat(), ({ tag }) => tag);
    const menus = [...byTag].map(([tag, told]) => ({ tag, gameMenus: told.flatMap(({ gameMenus }) => gameMenus) }));
    return { menus, ...stamp() };
  };

  const menus = async (brand: RequestBrand, language: LocaleCode, area: 'all' | 'VN'): Promise<Menus> =>
    menusOf(
      { brand, language },
      await snapshots.snapshotOf(brand.id),
      ({ isVietnamese }) => area === 'all' || isVietnamese,
    );

  const recent = async (brand: RequestBrand, member: RequestMember, language: LocaleCode) => {
    const [snapshot, starts] = await Promise.all([snapshots.snapshotOf(brand.id), store.recentStarts(member.id)]);
    const listed = byCodeOf(await menusOf({ brand, language }, snapshot, () => true));
    const games = starts.flatMap(({ gameId }) => {
      const game = snapshot.byId.get(gameId);
      const lottery = game && listed.get(codeKey(game.vendorCode, game.gameCode));
      return lottery ? [lottery] : [];
    });
    return { games: games.slice(0, maxRecentLotteries), ...stamp() };
  };

  const popular = async (brand: RequestBrand, { count, prizeMode, language }: QueryOf<'popularLotteries'>) => {
    const snapshot = await snapshots.snapshotOf(brand.id);
    const listed = byCodeOf(await menusOf({ brand, language }, snapshot, paysBy(prizeMode)));
    const games = snapshot.offered.flatMap((game) => {
      const lottery = game.isHot && listed.get(codeKey(game.vendorCode, game.gameCode));
      return lottery ? [lottery] : [];
    });
    return { games: games.slice(0, count), ...stamp() };
  };

  const drawsOf = async (
    asked: LotteryRequest & { gameId?: string | undefined; count: number },
    fits: (source: LotterySource) => boolean,
  ): Promise<OpenedDraw[]> => {
    const snapshot = await snapshots.snapshotOf(asked.brand.id);
    const answers = await Promise.all(
      (await sourcesAt(snapshot, fits)).map(async (source) => {
        const told = await inTime(source.openedDraws(asked));
        return (told?.answer ?? []).map(of(source));
      }),
    );
    const wanted = ({ gameId }: OpenedDraw) => asked.gameId === undefined || gameId === asked.gameId;
    return answers.flat().filter(wanted).sort(latestFirst);
  };

  const vnOpenedNumbers = async (brand: RequestBrand, query: QueryOf<'vnOpenedNumbers'>) => {
    const draws = await drawsOf({ brand, ...query }, ({ isVietnamese }) => isVietnamese);
    return { draws: draws.slice(0, query.count), ...stamp() };
  };

  const openedNumbers = async (brand: RequestBrand, query: QueryOf<'openedNumbers'>) => {
    const draws = await drawsOf({ brand, ...query, count: 1 }, () => true);
    return { draws: [...grouped(draws, keyOf).values()].flatMap(([last]) => last ?? []), ...stamp() };
  };

  const recentDraws = async (brand: RequestBrand, { prizeMode, recentCount, language }: QueryOf<'recentDraws'>) => {
    const draws = await drawsOf({ brand, language, count: recentCount }, paysBy(prizeMode));
    const byGame = grouped(draws, ({ gameId }) => gameId);
    return Object.fromEntries([...byGame].map(([gameId, all]) => [gameId, all.slice(0, recentCount)]));
  };

  return { menus, recent, popular, vnOpenedNumbers, openedNumbers, recentDraws };
}
export type Lotteries = ReturnType<typeof createLotteries>;

const of =
  ({ vendorCode }: LotterySource) =>
  <T>(told: T) => ({ ...told, vendor: vendorCode });

const paysBy = (mode: PrizeMode | undefined) => (source: LotterySource) =>
  mode === undefined || source.prizeMode === mode;

const keyOf = ({ vendor, gameId }: { vendor: string; gameId: string }) => codeKey(vendor, gameId);

const byCodeOf = ({ menus }: Menus): Map<string, LotteryGame> =>
  new Map(menus.flatMap(({ gameMenus }) => gameMenus).map((game) => [keyOf(game), game]));

function grouped<T>(list: readonly T[], keyOfOne: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOfOne(one));
    if (group) group.push(one);
    else groups.set(keyOfOne(one), [one]);
  }
  return groups;
}

const latestFirst = (one: OpenedDraw, other: OpenedDraw) => Date.parse(other.winningTime) - Date.parse(one.winningTime);
