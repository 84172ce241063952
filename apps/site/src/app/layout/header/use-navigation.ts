import { useTranslations } from 'use-intl';
import { type GameCategory, lobbyPaths, paths } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useVendorMenu, type VendorMode } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Of a lobby; its vendors hang below the entry. */
  gameCategory?: GameCategory;
}

const gameCategories = Object.keys(lobbyPaths) as GameCategory[];

/** Vendors of a lobby; the lobby of ELOTT serves LOTT as well. */
export function vendorsOfLobby(lanes: readonly VendorMode[], gameCategory: GameCategory): VendorMode['cards'] {
  const types = gameCategory === 'ELOTT' ? ['ELOTT', 'LOTT'] : [gameCategory];
  const cards = lanes.filter(({ gameType }) => types.includes(gameType)).flatMap((lane) => lane.cards);
  return cards.filter((card, index) => cards.findIndex(({ vassalage }) => vassalage === card.vassalage) === index);
}

/** What comes to these by another list than that of games: tables of card rooms, draws of lotteries. */
const listedElsewhere: readonly GameCategory[] = ['PVP', 'ELOTT'];

/** Whether there is something to play in a lobby; a vendor that has announced itself and brings no game yet is nothing to play. */
const hasGames = (cards: VendorMode['cards'], type: GameCategory): boolean =>
  listedElsewhere.includes(type) ? cards.length > 0 : cards.some(({ gameCount }) => gameCount > 0);

/** The lobbies in which there is something to play, all of them until the vendors are known. `always` are there without it. */
function useLobbies(always: readonly GameCategory[], never: readonly GameCategory[]): NavigationEntry[] {
  const gameType = useTranslations('common.gameType');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  const isOffered = (type: GameCategory) =>
    always.includes(type) || lanes === undefined || hasGames(vendorsOfLobby(lanes, type), type);
  return gameCategories
    .filter((type) => !never.includes(type) && isOffered(type))
    .map((type) => ({ to: lobbyPaths[type], label: gameType(type), gameCategory: type }));
}

function useNamed(): Record<'home' | 'hot' | 'promotions' | 'app', NavigationEntry> {
  const site = useTranslations('site.header');
  const t = useTranslations('front.nav');
  return {
    home: { to: paths.home, label: site('homeLink') },
    hot: { to: paths.hot, label: site('hot') },
    promotions: { to: paths.promotions, label: t('promotions') },
    app: { to: paths.down, label: t('app') },
  };
}

/** The header's entries: home, the lobbies, promotions, app download. The cockfight's lobby is among them only where the brand says so. */
export function useHeaderNavigation(): NavigationEntry[] {
  const { data: brand } = useWhitelabel();
  const { home, promotions, app } = useNamed();
  const lobbies = useLobbies([], brand?.cockfightInHeader === true ? [] : ['COCKFIGHT']);
  return [home, ...lobbies, promotions, app];
}

/** The lobbies as the lobby shows them: the cockfight is always there, after sports. */
export function useGameLobbies(): NavigationEntry[] {
  return useLobbies(['COCKFIGHT'], []);
}

/** Everything that the side menu offers. */
export function useMenuNavigation(): NavigationEntry[] {
  const { home, hot, promotions, app } = useNamed();
  return [home, hot, ...useGameLobbies(), promotions, app];
}
