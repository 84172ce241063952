import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths, scene } from '../../../config/paths.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { GameRoom } from './game-room.tsx';

/** A game in its frame, /game?vendor=…&gameCode=… */
export function GamePage() {
  const { vendor = '', gameCode = '' } = useSiteSearch();
  useTitle();
  return vendor === '' || gameCode === '' ? (
    <MissingGame />
  ) : (
    <GameRoom key={`${vendor}/${gameCode}`} game={{ vendor, gameCode }} />
  );
}

function MissingGame() {
  const t = useTranslations('lobbies.gameFrame');
  const action = useTranslations('common.action');
  return (
    <EmptyState
      level={1}
      picture={scene('play')}
      title={t('missingTitle')}
      text={t('missingText')}
      action={
        <Link to={paths.slots} className={buttonClass()}>
          {action('toGames')}
        </Link>
      }
    />
  );
}
