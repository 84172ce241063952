import { Dialog } from '@baize/ui/dialog';
import { EmptyState } from '@baize/ui/empty-state';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { art, type OpenableGame } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSubGames } from '../api/sub-games.ts';
import type { RequireLogin } from '../hooks/use-favorites.ts';
import { LoginNeeded } from './login-needed.tsx';

export interface GroupPopupProps {
  /** "vendor:nodeId" of the VASSALAGE entry, as it stands in the address. */
  group: string;
  requireLogin: RequireLogin;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
}

/** The games behind a VASSALAGE entry, over the lobby. A vendor tells them to an account only. */
export function GroupPopup({ group, requireLogin, onOpenGame, onClose }: GroupPopupProps) {
  const t = useTranslations('lobbies.group');
  const action = useTranslations('common.action');
  const isGuest = useSession(({ token }) => token === '');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="lg">
      {isGuest ? <LoginNeeded requireLogin={requireLogin} /> : <GroupGames group={group} onOpenGame={onOpenGame} />}
    </Dialog>
  );
}

function GroupGames({ group, onOpenGame }: Pick<GroupPopupProps, 'group' | 'onOpenGame'>) {
  const t = useTranslations('lobbies.group');
  const { locale } = useLanguage();
  const [vassalage = '', nodeId = ''] = group.split(':');
  const games = useSubGames({ vassalage, nodeId, language: locale });
  if (games.isError) return <CallFailure thrown={games.error} onRetry={() => void games.refetch()} />;
  if (games.data?.length === 0) {
    return <EmptyState picture={art.gameFallback} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return <GameGrid games={games.data} skeletons={5} onOpenGame={onOpenGame} />;
}
