import type { Clock } from '../../../platform/clock.ts';
import { localised } from '../../../platform/localised.ts';
import type { LotterySource } from '../../../vendors/vendor.ts';
import { type CatalogueSnapshot, codeKey } from '../browsing/catalogue-snapshot.ts';
import type { DrawRow, LotteryStore } from './lottery-store.ts';

type ListedDraw = DrawRow & { vendorCode: string };
type MenuGame = Awaited<ReturnType<LotterySource['menus']>>[number]['gameMenus'][number];

/** Lotteries of the brand's vendors that sent a list and cannot be asked, as sources like those that can. */
export async function listedLotteries(
  deps: { lists: Pick<LotteryStore, 'drawsOf'>; clock: Clock },
  snapshot: CatalogueSnapshot,
  asked: readonly LotterySource[],
): Promise<LotterySource[]> {
  const answering = new Set(asked.map(({ vendorCode }) => vendorCode));
  const silent = new Set(snapshot.vendors.map(({ code }) => code).filter((code) => !answering.has(code)));
  const groups = new Map<string, ListedDraw[]>();
  for (const draw of await deps.lists.drawsOf([...silent])) {
    const key = `${draw.vendorCode} ${draw.prizeMode} ${draw.isVietnamese}`;
    groups.set(key, [...(groups.get(key) ?? []), draw]);
  }
  return [...groups.values()].flatMap((draws) => sourceOf(draws, snapshot, deps.clock) ?? []);
}

/** One vendor's draws of one prize mode. */
function sourceOf(draws: readonly ListedDraw[], snapshot: CatalogueSnapshot, clock: Clock): LotterySource | null {
  const [first] = draws;
  if (!first) return null;
  const { vendorCode, prizeMode, isVietnamese } = first;
  return {
    vendorCode,
    prizeMode,
    isVietnamese,
    menus: async ({ language }) => {
      const nowMs = clock.now().getTime();
      const byTag = new Map<string, MenuGame[]>();
      for (const draw of openDraws(draws, nowMs)) {
        const game = snapshot.byCode.get(codeKey(vendorCode, draw.gameCode));
        if (!game?.enabled) continue;
        const remark = localised(game.names, language) ?? draw.gameCode;
        byTag.set(draw.tag, [...(byTag.get(draw.tag) ?? []), menuGameOf(draw, remark, nowMs)]);
      }
      return [...byTag].map(([tag, gameMenus]) => ({ tag, gameMenus }));
    },
    openedDraws: async () =>
      draws.flatMap(({ gameCode, numero, openNumbers, drawAt }) =>
        openNumbers === null || drawAt > clock.now()
          ? []
          : { gameId: gameCode, numero, openNumbers, winningTime: drawAt.toISOString() },
      ),
  };
}

/** The next draw of each lottery, in the list's order. */
function openDraws(draws: readonly ListedDraw[], nowMs: number): ListedDraw[] {
  const next = new Map<string, ListedDraw>();
  for (const draw of draws) {
    const earlier = next.get(draw.gameCode);
    const isOpen = draw.openNumbers === null && draw.drawAt.getTime() > nowMs;
    if (isOpen && !(earlier && earlier.drawAt <= draw.drawAt)) next.set(draw.gameCode, draw);
  }
  return [...next.values()];
}

const menuGameOf = (draw: ListedDraw, remark: string, nowMs: number): MenuGame => ({
  gameId: draw.gameCode,
  remark,
  gameMenuTag: draw.tag,
  numero: draw.numero,
  remainTime: Math.floor((draw.drawAt.getTime() - nowMs) / 1000),
  lockTime: draw.lockSeconds,
  drawDayOfWeek: draw.drawDays,
  winningTime: draw.drawAt.toISOString(),
});
