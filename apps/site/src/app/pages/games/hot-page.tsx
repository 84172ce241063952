import { useTranslations } from 'use-intl';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { HotLobby } from '../../../features/games/components/lobby/hot-lobby.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useOpenGame } from '../../use-open-game.ts';

/** Hot games of every type, /hot. */
export function HotPage() {
  const t = useTranslations('lobbies.title');
  const openGame = useOpenGame();
  const requireLogin = useRequireLogin();
  useTitle(t('HOT'));
  return <HotLobby title={t('HOT')} requireLogin={requireLogin} onOpenGame={openGame} />;
}
