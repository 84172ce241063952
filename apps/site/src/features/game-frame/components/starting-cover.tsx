import { Spinner } from '@baize/ui/spinner';
import { useTranslations } from 'use-intl';

export interface StartingCoverProps {
  coverUrl?: string | undefined;
  /** A round waits in the game: it opens with it. */
  hasOpenRound?: boolean;
}

/** What is seen while a game is on its way. */
export function StartingCover({ coverUrl, hasOpenRound = false }: StartingCoverProps) {
  const t = useTranslations('lobbies.gameFrame');
  const lobbies = useTranslations('lobbies.game');
  return (
    <div className="absolute inset-0 grid place-items-center bg-ground">
      {coverUrl !== undefined && (
        <img src={coverUrl} alt="" className="absolute inset-0 size-full object-cover opacity-25" />
      )}
      <div
        role="status"
        className="relative mx-4 flex max-w-sm flex-col gap-1 rounded-xl bg-raised px-6 py-4 shadow-raised"
      >
        <p className="flex items-center gap-3 font-semibold">
          <Spinner />
          {hasOpenRound ? lobbies('openRoundTitle') : t('starting')}
        </p>
        {hasOpenRound && <p className="pl-8 text-sm text-ink-muted">{lobbies('openRoundText')}</p>}
      </div>
    </div>
  );
}
