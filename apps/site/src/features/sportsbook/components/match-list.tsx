import type { BookMatch } from '@baize/contract';
import { isCup } from '@baize/i18n/book-names';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { TextField } from '@baize/ui/field';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFavourites } from '../hooks/use-favourites.ts';
import { byLeague, filterMatches, type MatchTime, matchTimes } from '../match-filter.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { MarketPrices } from './market-prices.tsx';
import { MatchHead } from './match-head.tsx';

const sportKeys = [
  'football',
  'futsal',
  'iceHockey',
  'fieldHockey',
  'floorball',
  'beachSoccer',
  'bandy',
  'rinkHockey',
  'basketball',
  'tennis',
  'volleyball',
  'tableTennis',
  'badminton',
  'moba',
  'shooter',
  'fighter',
  'strategy',
] as const;
const mainMarkets = 3;

interface MatchListProps {
  matches: readonly BookMatch[];
  serverTime: string;
  onOpen: (matchId: string) => void;
}

/** Matches in play first, then those to come: by sport, by time, by name, or of marked teams alone. */
export function MatchList({ matches, serverTime, onOpen }: MatchListProps) {
  const t = useTranslations('sportsbook');
  const favourites = useFavourites(({ names }) => names);
  const [sport, setSport] = useState('all');
  const [time, setTime] = useState<MatchTime>('all');
  const [search, setSearch] = useState('');
  const offered = sportKeys.filter((key) => matches.some((match) => match.sport === key));
  if (matches.length === 0) return <EmptyState title={t('match.none')} text={t('match.noneText')} />;
  const sportName = (key: string) => {
    const known = sportKeys.find((one) => one === key);
    return known === undefined ? key : t(`sports.${known}`);
  };
  const shown = filterMatches(matches, { sport, time, search, favourites }, Date.parse(serverTime));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full md:w-60">
          <TextField
            label={t('filter.search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <Chips
          legend={t('filter.time')}
          options={matchTimes.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={time}
          onChange={setTime}
        />
      </div>
      <Chips
        legend={t('filter.sport')}
        options={(['all', ...offered] as const).map((value) => ({ value, label: t(`sports.${value}`) }))}
        value={sport}
        onChange={setSport}
      />
      {shown.length === 0 && <p className="py-6 text-center text-sm text-ink-muted">{t('filter.nothing')}</p>}
      {byLeague(shown).map(({ league, sport: sportOf, matches: ofLeague }) => (
        <section key={league} className="overflow-clip rounded-lg border border-line bg-surface">
          <h2 className="flex items-center gap-1 border-b border-line bg-sunken px-1 text-sm font-bold">
            <FavouriteButton name={league} />
            {league}
            <span className="font-normal text-ink-muted">{sportName(sportOf)}</span>
          </h2>
          <ul className="flex flex-col">
            {ofLeague.map((match) => (
              <MatchRow key={match.matchId} match={match} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Who plays beside the main markets; on a phone below each other with the first market alone. A cup shows all of its runners. */
function MatchRow({ match, onOpen }: { match: BookMatch; onOpen: (matchId: string) => void }) {
  const t = useTranslations('sportsbook');
  const isOfCup = isCup(match);
  return (
    <li className="grid gap-2 border-b border-line p-3 last:border-b-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
      {match.state === 'finished' && !isOfCup ? (
        <MatchHead match={match} withLeague={false} />
      ) : (
        <button
          type="button"
          onClick={() => onOpen(match.matchId)}
          className="group flex min-h-touch min-w-0 flex-col items-start text-left"
        >
          <MatchHead match={match} withLeague={false} />
          <span className="flex items-center text-xs font-semibold text-gold-ink group-hover:underline">
            {t(isOfCup ? 'cup.bracket' : 'match.all')}
            <ChevronRight size={14} aria-hidden="true" />
          </span>
        </button>
      )}
      <div className={clsx('grid gap-2', !isOfCup && 'md:grid-cols-[1.35fr_1fr_1fr]')}>
        {match.markets.slice(0, mainMarkets).map((market, place) => (
          <div key={market.key} className={place > 0 ? 'max-md:hidden' : 'min-w-0'}>
            <MarketPrices match={match} market={market} look={isOfCup ? 'runners' : 'dense'} />
          </div>
        ))}
      </div>
    </li>
  );
}
