import { useTranslations } from 'use-intl';
import { type HallType, hallPaths, paths } from '../../config/paths.ts';
import { useVendorMenu, type VendorLane } from '../../lib/api/queries/vendor-menu.ts';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { useLanguage } from '../../lib/language.ts';

export interface NavigationEntry {
  to: string;
  label: string;
  /** Of a hall; its vendors hang below the entry. */
  hallType?: HallType;
}

const hallTypes = Object.keys(hallPaths) as HallType[];

/** Vendors of a hall; the hall of ELOTT serves LOTT as well. */
export function vendorsOfHall(lanes: readonly VendorLane[], hallType: HallType): VendorLane['cards'] {
  const types = hallType === 'ELOTT' ? ['ELOTT', 'LOTT'] : [hallType];
  const cards = lanes.filter(({ gameType }) => types.includes(gameType)).flatMap((lane) => lane.cards);
  return cards.filter((card, index) => cards.findIndex(({ vassalage }) => vassalage === card.vassalage) === index);
}

/** The halls of game types that have a vendor, all of them until the vendors are known. `always` are there without one. */
function useHalls(always: readonly HallType[], never: readonly HallType[]): NavigationEntry[] {
  const gameType = useTranslations('common.gameType');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  const isOffered = (type: HallType) =>
    always.includes(type) || lanes === undefined || vendorsOfHall(lanes, type).length > 0;
  return hallTypes
    .filter((type) => !never.includes(type) && isOffered(type))
    .map((type) => ({ to: hallPaths[type], label: gameType(type), hallType: type }));
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

/** The header's entries: home, the halls, promotions, app download. The cockfight's hall is among them only where the brand says so. */
export function useHeaderNavigation(): NavigationEntry[] {
  const { data: brand } = useWhitelabel();
  const { home, promotions, app } = useNamed();
  const halls = useHalls([], brand?.cockfightInHeader === true ? [] : ['COCKFIGHT']);
  return [home, ...halls, promotions, app];
}

/** The halls as the lobby shows them: the cockfight is always there, after sports. */
export function useLobbyHalls(): NavigationEntry[] {
  return useHalls(['COCKFIGHT'], []);
}

/** Everything that the side menu offers. */
export function useMenuNavigation(): NavigationEntry[] {
  const { home, hot, promotions, app } = useNamed();
  return [home, hot, ...useLobbyHalls(), promotions, app];
}
