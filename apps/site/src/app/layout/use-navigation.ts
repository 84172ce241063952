import { useTranslations } from 'use-intl';
import { hallPaths, paths } from '../../config/paths.ts';
import { useVendorMenu } from '../../lib/api/queries/vendor-menu.ts';
import { useLanguage } from '../../lib/language.ts';

export interface NavigationEntry {
  to: string;
  label: string;
}

const halls = Object.entries(hallPaths) as [keyof typeof hallPaths, string][];

/** Home, a hall for each game type that has a vendor and a page (all halls until the vendors are known), hot games, help. */
export function useNavigation(): NavigationEntry[] {
  const t = useTranslations('site');
  const gameType = useTranslations('common.gameType');
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  const isOffered = (type: string) =>
    lanes === undefined || lanes.some((lane) => lane.gameType === type && lane.cards.length > 0);
  return [
    { to: paths.home, label: t('header.homeLink') },
    ...halls.filter(([type]) => isOffered(type)).map(([type, to]) => ({ to, label: gameType(type) })),
    { to: paths.hot, label: t('header.hot') },
    { to: paths.help, label: t('help.title') },
  ];
}
