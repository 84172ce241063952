import { Dialog } from '@baize/ui/dialog';
import { EmptyState } from '@baize/ui/empty-state';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { art, type OpenableGame } from '../../config/paths.ts';
import { useSubGames } from '../../lib/api/queries/sub-games.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { GameGrid } from '../../lib/game-grid.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useChangeSearch } from '../../lib/site-search.ts';

export interface GroupPopupProps {
  /** "vendor:nodeId" of the VASSALAGE entry, as it stands in the address. */
  group: string;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The games behind a VASSALAGE entry, over the hall. */
export function GroupPopup({ group, onOpenGame }: GroupPopupProps) {
  const t = useTranslations('halls.group');
  const action = useTranslations('common.action');
  const changeSearch = useChangeSearch();
  const { locale } = useLanguage();
  const [vassalage = '', nodeId = ''] = group.split(':');
  const games = useSubGames({ vassalage, nodeId, language: locale });
  const close = () => changeSearch({ group: undefined });
  return (
    <Dialog open onClose={close} title={t('title')} closeLabel={action('close')} size="lg">
      {games.isError ? (
        <CallFailure thrown={games.error} onRetry={() => void games.refetch()} />
      ) : games.data?.length === 0 ? (
        <EmptyState picture={art.gameFallback} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <GameGrid games={games.data} skeletons={5} onOpenGame={onOpenGame} />
      )}
    </Dialog>
  );
}
