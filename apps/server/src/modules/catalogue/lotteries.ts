import type { Calls, CallValue, LocaleCode, LotteryGame, OpenedDraw, PrizeMode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { listedLotteries } from './listed-lotteries.ts';
import type { Asked, LotterySource } from './lottery-source.ts';
import type { LotteryStore } from './lottery-store.ts';
import { codeKey, type Shelf } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { PersonalStore } from './store.ts';
import type { VendorAnswers } from './vendor-answers.ts';
import type { QuestionOf } from './views.ts';

type Menus = CallValue<Calls['gameMenus']>;
const mostRecentLotteries = 100;

/** Lotteries, their draws and their numbers, from all vendors of the brand; one that does not answer is missing, the others are there. */
export function createLotteries(deps: {
  shelves: Shelves;
  store: Pick<PersonalStore, 'recentStarts'>;
  clock: Clock;
  inTime: VendorAnswers;
  sources: readonly LotterySource[];
  /** Of vendors that cannot be asked. */
  lists: Pick<LotteryStore, 'drawsOf'>;
}) {
  const { shelves, store, clock, inTime } = deps;
  const stamp = () => ({ serverTime: clock.now().toISOString() });

  const sourcesAt = async (shelf: Shelf, fits: (source: LotterySource) => boolean) => {
    const here = deps.sources.filter((source) => shelf.vendors.some(({ code }) => code === source.vendorCode));
    return [...here, ...(await listedLotteries(deps, shelf, here))].filter(fits);
  };

  const menusOf = async (asked: Asked, shelf: Shelf, fits: (source: LotterySource) => boolean): Promise<Menus> => {
    const answers = await Promise.all(
      (await sourcesAt(shelf, fits)).map(async (source) => {
        const told = await inTime(source.menus(asked));
        return (told?.answer ?? []).map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.map(of(source)) }));
      }),
    );
    return { menus: answers.flat(), ...stamp() };
  };

  const menus = async (brand: RequestBrand, language: LocaleCode, area: 'all' | 'VN'): Promise<Menus> =>
    menusOf({ brand, language }, await shelves.shelfOf(brand.id), ({ isVietnamese }) => area === 'all' || isVietnamese);

  const recent = async (brand: RequestBrand, member: RequestMember, language: LocaleCode) => {
    const [shelf, starts] = await Promise.all([shelves.shelfOf(brand.id), store.recentStarts(member.id)]);
    const listed = byCodeOf(await menusOf({ brand, language }, shelf, () => true));
    const games = starts.flatMap(({ gameId }) => {
      const game = shelf.byId.get(gameId);
      const lottery = game && listed.get(codeKey(game.vendorCode, game.gameCode));
      return lottery ? [lottery] : [];
    });
    return { games: games.slice(0, mostRecentLotteries), ...stamp() };
  };

  const popular = async (brand: RequestBrand, { count, prizeMode, language }: QuestionOf<'popularLotteries'>) => {
    const shelf = await shelves.shelfOf(brand.id);
    const listed = byCodeOf(await menusOf({ brand, language }, shelf, paysBy(prizeMode)));
    const games = shelf.listed.flatMap((game) => {
      const lottery = game.isHot && listed.get(codeKey(game.vendorCode, game.gameCode));
      return lottery ? [lottery] : [];
    });
    return { games: games.slice(0, count), ...stamp() };
  };

  const drawsOf = async (
    asked: Asked & { gameId?: string | undefined; count: number },
    fits: (source: LotterySource) => boolean,
  ): Promise<OpenedDraw[]> => {
    const shelf = await shelves.shelfOf(asked.brand.id);
    const answers = await Promise.all(
      (await sourcesAt(shelf, fits)).map(async (source) => {
        const told = await inTime(source.openedDraws(asked));
        return (told?.answer ?? []).map(of(source));
      }),
    );
    const wanted = ({ gameId }: OpenedDraw) => asked.gameId === undefined || gameId === asked.gameId;
    return answers.flat().filter(wanted).sort(latestFirst);
  };

  const vnOpenedNumbers = async (brand: RequestBrand, question: QuestionOf<'vnOpenedNumbers'>) => {
    const draws = await drawsOf({ brand, ...question }, ({ isVietnamese }) => isVietnamese);
    return { draws: draws.slice(0, question.count), ...stamp() };
  };

  const openedNumbers = async (brand: RequestBrand, question: QuestionOf<'openedNumbers'>) => {
    const draws = await drawsOf({ brand, ...question, count: 1 }, () => true);
    return { draws: [...grouped(draws, keyOf).values()].flatMap(([last]) => last ?? []), ...stamp() };
  };

  const recentDraws = async (brand: RequestBrand, { prizeMode, recentCount, language }: QuestionOf<'recentDraws'>) => {
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
