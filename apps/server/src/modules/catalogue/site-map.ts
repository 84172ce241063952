import { bannerRoutes, type GameCategory, type GameType, lobbyPaths } from '@baize/contract';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';

/** The lobby of the cockfight is in the lobby's navigation with or without a vendor (spec decision 23). */
const always: readonly GameType[] = ['COCKFIGHT'];
/** Another type that a lobby serves beside its own. */
const alsoServed: Partial<Record<GameCategory, GameType>> = { ELOTT: 'LOTT' };

const page = (name: string, address: string) => ({ gameType: '' as const, name, page: address });

/** The navigation of a brand whose vendors have games of these types. */
export function menuOf(offered: readonly GameType[]) {
  const lobbies = (Object.keys(lobbyPaths) as GameCategory[]).filter((type) =>
    [type, alsoServed[type]].some((each) => each && (offered.includes(each) || always.includes(each))),
  );
  return [
    page('home', '/'),
    ...lobbies.map((gameType) => ({ gameType, name: gameType, page: lobbyPaths[gameType] })),
    page('promotions', '/promotions'),
    page('app', '/down'),
  ];
}

/** What the site consists of, for who builds on its calls: navigation and addresses. */
export const siteMapRoutes = ({
  vendorMenu,
}: HandlersOf<'vendorMenu'>): HandlersOf<'systemMenu' | 'systemRouters'> => ({
  systemMenu: async (request) => {
    const data = { platform: 'html5-desktop', language: 'TY', flush: false } as const;
    const answer = await vendorMenu({ ...request, data });
    return answer.ok ? ok({ list: menuOf(answer.value.data.lanes.map(({ gameType }) => gameType)) }) : answer;
  },
  systemRouters: async () => ok({ list: bannerRoutes() }),
});
