import type { BookMatch } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MarketPrices } from './market-prices.tsx';
import { MatchHead } from './match-head.tsx';

const sportKeys = ['football', 'futsal', 'iceHockey', 'moba', 'shooter'] as const;

/** Matches in play first, then those to come, of all sports or of one. */
export function MatchList({ matches, onOpen }: { matches: readonly BookMatch[]; onOpen: (matchId: string) => void }) {
  const t = useTranslations('sportsbook');
  const [sport, setSport] = useState<'all' | (typeof sportKeys)[number]>('all');
  const offered = sportKeys.filter((key) => matches.some((match) => match.sport === key));
  if (matches.length === 0) return <EmptyState title={t('match.none')} text={t('match.noneText')} />;
  const shown = matches.filter((match) => sport === 'all' || match.sport === sport);
  return (
    <div className="flex flex-col gap-3">
      <Chips
        legend={t('views.matches')}
        options={(['all', ...offered] as const).map((value) => ({ value, label: t(`sports.${value}`) }))}
        value={sport}
        onChange={setSport}
      />
      <ul className="flex flex-col gap-3">
        {shown.map((match) => (
          <li key={match.matchId} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
            <MatchHead match={match} />
            {match.markets.slice(0, 3).map((market) => (
              <MarketPrices key={market.key} match={match} market={market} />
            ))}
            {match.state !== 'finished' && (
              <Button variant="quiet" onClick={() => onOpen(match.matchId)}>
                {t('match.all')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
