import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { GameRoom } from '../../pages/games/game-room.tsx';

/** The game of `?play=vendor:gameCode` in a frame over the page that is open. */
export function GamePopup({ onClose }: { onClose: () => void }) {
  const t = useTranslations('lobbies.gameFrame');
  const action = useTranslations('common.action');
  const changeSearch = useChangeSearch();
  const { play = '' } = useSiteSearch();
  const split = play.indexOf(':');
  const game = { vendor: play.slice(0, split), gameCode: play.slice(split + 1) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('popup')}
      hideTitle
      closeLabel={action('close')}
      hasCloseButton={false}
      size="overlay"
    >
      <div className="absolute inset-0 flex flex-col">
        <GameRoom
          key={play}
          game={game}
          ways={{
            close: onClose,
            openGame: ({ vendor, gameCode }) => changeSearch({ play: `${vendor}:${gameCode}` }, { replace: true }),
          }}
        />
      </div>
    </Dialog>
  );
}
