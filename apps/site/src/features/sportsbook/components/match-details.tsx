import type { BookMatchPage } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import type { BookClient } from '../api/book-client.ts';
import { matchQuery } from '../api/book-queries.ts';
import { followPrices } from '../hooks/use-slip.ts';
import { CupBracket } from './cup-bracket.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { MarketPrices } from './market-prices.tsx';
import { MatchHead } from './match-head.tsx';
import { MatchTracker } from './match-tracker.tsx';

interface MatchDetailsProps {
  client: BookClient;
  matchId: string;
  /** As it was sent; without it the match is asked for. */
  sent: BookMatchPage | undefined;
  isConnected: boolean;
  onBack: () => void;
}

/** One match with all its markets, or a cup with its bracket, its course so far, and what it was committed to. */
export function MatchDetails({ client, matchId, sent, isConnected, onBack }: MatchDetailsProps) {
  const t = useTranslations('sportsbook.match');
  const { data: asked, error, refetch } = useQuery(matchQuery(client, matchId, isConnected));
  const data = sent ?? asked;
  useEffect(() => {
    if (data) followPrices([data.match]);
  }, [data]);
  const back = (
    <Button variant="quiet" className="-ml-2 self-start px-2" onClick={onBack}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t('back')}
    </Button>
  );
  if (error && !data) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const { match, tracker, bracket, fairness } = data;
  return (
    <article className="flex flex-col gap-4">
      <div>{back}</div>
      <MatchHead match={match} />
      {tracker !== null && <MatchTracker match={match} tracker={tracker} />}
      {bracket === null && <Sides match={match} />}
      {match.markets.map((market) => (
        <MarketPrices
          key={`${market.key} ${market.selections[0]?.line}`}
          match={match}
          market={market}
          look={bracket === null ? 'plain' : 'runners'}
        />
      ))}
      {bracket === null ? <Events page={data} /> : <CupBracket bracket={bracket} />}
      {fairness.serverSeedHash !== null && (
        <dl className="text-xs wrap-anywhere text-ink-muted">
          <dt className="font-semibold">{t('hash')}</dt>
          <dd>{fairness.serverSeedHash}</dd>
          {fairness.serverSeed !== null && (
            <>
              <dt className="font-semibold">{t('seed')}</dt>
              <dd>{fairness.serverSeed}</dd>
            </>
          )}
        </dl>
      )}
    </article>
  );
}

/** Both teams, to be marked. */
function Sides({ match }: Pick<BookMatchPage, 'match'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {[match.home, match.away].map((team) => (
        <span key={team} className="flex items-center">
          <FavouriteButton name={team} />
          {team}
        </span>
      ))}
    </p>
  );
}

function Events({ page: { match, events } }: { page: BookMatchPage }) {
  const t = useTranslations('sportsbook.match');
  return (
    <section className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold">{t('events')}</h3>
      {events.length === 0 && <p className="text-ink-muted">{t('noEvents')}</p>}
      <ol>
        {events.map(({ minute, side }) => (
          <li key={`${minute} ${side}`}>{t('event', { minute, team: match[side] })}</li>
        ))}
      </ol>
    </section>
  );
}
