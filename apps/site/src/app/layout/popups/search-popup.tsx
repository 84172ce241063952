import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type GameCategory, lobbyPaths } from '../../../config/paths.ts';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { VendorMark } from '../../../features/games/components/vendors/vendor-mark.tsx';
import { SearchDialog } from '../../../features/search/components/search-dialog.tsx';
import type { FoundGame, Place } from '../../../features/search/found.ts';
import { useVendorMenu } from '../../../lib/games/vendor-menu.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { launchPlace } from '../../launch-place.ts';
import { useGameLobbies, vendorsOfLobby } from '../header/use-navigation.ts';

/** The search over games, lotteries, vendors and lobbies. */
export function SearchPopup({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const places = usePlaces();
  const openGame = ({ vassalage: vendor, ...game }: FoundGame) => {
    const { to, search } = launchPlace({ ...game, vendor });
    requireLogin(() => void navigate({ to, search }));
  };
  return (
    <SearchDialog
      places={places}
      onOpenGame={openGame}
      onOpenPlace={({ to, search }) => void navigate({ to, search })}
      onClose={onClose}
    />
  );
}

/** Lobbies, and the vendors of each. */
function usePlaces(): Place[] {
  const t = useTranslations('lobbies.find');
  const { locale } = useLanguage();
  const lobbies = useGameLobbies();
  const lanes = useVendorMenu(locale).data?.data.lanes ?? [];
  return lobbies.flatMap(({ to, label, gameCategory }): Place[] => [
    { key: to, name: label, note: t('lobby'), to, search: {} },
    ...vendorsOfLobby(lanes, gameCategory as GameCategory).map((vendor) => ({
      key: `${to} ${vendor.vassalage}`,
      name: vendor.displayName,
      note: t('vendor', { type: label }),
      to: lobbyPaths[gameCategory as GameCategory],
      search: { vendor: vendor.vassalage },
      picture: <VendorMark vendor={vendor} />,
    })),
  ]);
}
