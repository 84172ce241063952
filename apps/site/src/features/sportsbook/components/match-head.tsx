import type { BookMatch } from '@baize/contract';
import { isCup, useEventName } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { FavouriteButton } from './favourite-button.tsx';

/** Who plays, or which cup, how it stands, and that it is virtual. */
export function MatchHead({ match, withLeague = true }: { match: BookMatch; withLeague?: boolean }) {
  const t = useTranslations('sportsbook');
  const format = useFormatter();
  const { state, score, minute, isSuspended } = match;
  const eventOf = useEventName();
  const isOfCup = isCup(match);
  const isScored = state !== 'scheduled' && !isOfCup;
  return (
    <div className="flex w-full flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        {match.isVirtual && <Badge tone="gold">{t('virtual')}</Badge>}
        {state === 'live' && <Badge tone="success">{t('match.live')}</Badge>}
        {state === 'finished' && <Badge>{t('match.finished')}</Badge>}
        {isSuspended && state === 'live' && <Badge tone="warning">{t('match.suspended')}</Badge>}
        {withLeague && <span>{match.league}</span>}
        <span>
          {state === 'live' && !isOfCup && t('match.minute', { minute })}
          {state !== 'live' && t('match.starts', { at: format.dateTime(new Date(match.startsAt), 'moment') })}
        </span>
      </div>
      <div className="flex items-center justify-between gap-3 font-semibold">
        <span className={clsx('flex min-w-0 items-center', withLeague && '-my-2 -ml-3')}>
          {withLeague && <FavouriteButton name={match.league} />}
          <span className="min-w-0">{eventOf(match)}</span>
        </span>
        {isScored && (
          <span
            className="tabular text-lg whitespace-nowrap"
            role="img"
            aria-label={`${t('match.score')} ${score.home}:${score.away}`}
          >
            {score.home}:{score.away}
          </span>
        )}
      </div>
    </div>
  );
}
