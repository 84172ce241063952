import { type FailureKey, toFailure } from '@baize/client';
import type { FailureDetail } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { GameCard } from '@baize/ui/game-card';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { art, gameUrl, type OpenableGame, paths } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';

export interface LaunchFailureProps {
  thrown: unknown;
  onRetry: () => void;
  onOpenGame: (game: OpenableGame) => void;
  /** The way to a real account. */
  onUpgrade: () => void;
}

/** Failures that have words of their own; any other says its reason under a common title. */
const named: Partial<Record<FailureKey, 'vanished' | 'unavailable' | 'silent'>> = {
  game_not_found: 'vanished',
  vendor_not_found: 'vanished',
  game_unavailable: 'unavailable',
  vendor_not_answering: 'silent',
  timeout_retry_please: 'silent',
};

/** Why a game did not start, and what can be done: try again, another game, a real account. */
export function LaunchFailure({ thrown, onRetry, onOpenGame, onUpgrade }: LaunchFailureProps) {
  const t = useTranslations('lobbies.game');
  const site = useTranslations('lobbies.gameFrame');
  const action = useTranslations('common.action');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const { messageKey, detail } = toFailure(thrown);
  const name = named[messageKey];
  const needsAccount = messageKey === 'in_need_true_account';
  const reason = faultText(errors, { key: messageKey });
  const title = needsAccount ? t('needAccountTitle') : name === undefined ? site('failedTitle') : t(`${name}Title`);
  const suggested = detail.games ?? [];
  const hasSuggestions = name === 'unavailable' && suggested.length > 0;
  const text = name === undefined || (name === 'unavailable' && !hasSuggestions) ? reason : t(`${name}Text`);
  const back =
    detail.endsAt === undefined ? '' : ` ${t('backAt', { time: format.dateTime(new Date(detail.endsAt), 'moment') })}`;
  return (
    <div role="alert" className="absolute inset-0 grid content-center overflow-y-auto bg-ground py-6">
      <EmptyState
        picture={art.gameFallback}
        title={title}
        text={text + back}
        action={
          <>
            {needsAccount && <Button onClick={onUpgrade}>{action('signUp')}</Button>}
            {!needsAccount && name !== 'vanished' && (
              <Button variant={hasSuggestions ? 'secondary' : 'primary'} onClick={onRetry}>
                {action('retry')}
              </Button>
            )}
            <Link to={paths.slots} className={buttonClass('secondary')}>
              {action('toGames')}
            </Link>
          </>
        }
      />
      {hasSuggestions && <Suggestions games={suggested} onOpenGame={onOpenGame} />}
    </div>
  );
}

interface SuggestionsProps {
  games: NonNullable<FailureDetail['games']>;
  onOpenGame: (game: OpenableGame) => void;
}

function Suggestions({ games, onOpenGame }: SuggestionsProps) {
  const common = useTranslations('common');
  const hosted = usePictureHost();
  return (
    <ul className="mx-auto grid w-full max-w-3xl grid-cols-2 gap-4 px-4 sm:grid-cols-4">
      {games.map((game) => {
        const address = { vendor: game.vassalage, gameCode: game.gameCode };
        return (
          <li key={`${game.vassalage}/${game.gameCode}`}>
            <GameCard
              name={game.gameName}
              vendor={common(`gameType.${game.gameType}`)}
              coverUrl={hosted(game.coverUrl)}
              fallbackUrl={art.gameFallback}
              href={gameUrl(address)}
              onOpen={(event) => {
                event.preventDefault();
                onOpenGame({ ...address, gameType: game.gameType });
              }}
              playLabel={common('action.play')}
              eager
            />
          </li>
        );
      })}
    </ul>
  );
}
