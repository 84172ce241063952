import { oddsFormats } from '@baize/games/sportsbook';
import { formatAmount } from '@baize/money';
import { Chips } from '@baize/ui/chips';
import { SelectField } from '@baize/ui/fields/select';
import { moneyLabel } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShallow } from 'zustand/react/shallow';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { type BookName, bookClient, type openBook } from '../api/book-client.ts';
import { betsQuery, matchesQuery, useOpenBook } from '../api/book-queries.ts';
import { useBookNews } from '../hooks/use-book-news.ts';
import { followPrices, showOddsAs, useSlip } from '../hooks/use-slip.ts';
import { BetSlip } from './bet-slip.tsx';
import { MatchDetails } from './match-details.tsx';
import { MatchList } from './match-list.tsx';
import { MyBets } from './my-bets.tsx';
import { SlipPanel } from './slip-panel.tsx';

export interface SportsbookProps {
  book: BookName;
  launchToken: string;
  onBalance: (balanceMinor: string) => void;
  /** Its session has ended: a new launch token begins another. */
  onRestart: () => void;
}

type OpenedBook = Awaited<ReturnType<typeof openBook>>;

/** A vendor's book as a screen of the site. */
export function Sportsbook({ book, launchToken, onRestart, onBalance }: SportsbookProps) {
  const { data, error } = useOpenBook(book, launchToken);
  if (error) return <CallFailure thrown={error} onRetry={onRestart} withPicture />;
  if (!data) return <Skeleton className="absolute inset-0 rounded-none" />;
  return <Opened book={book} opened={data} onRestart={onRestart} onBalance={onBalance} />;
}

function Opened({ book, opened, onRestart, onBalance }: Omit<SportsbookProps, 'launchToken'> & { opened: OpenedBook }) {
  const t = useTranslations('sportsbook');
  const { session, currency, stakes } = opened;
  const client = useMemo(() => bookClient(book, session), [book, session]);
  const [shown, setShown] = useState<'matches' | 'bets'>('matches');
  const [matchId, setMatchId] = useState<string>();
  const slipMatchIds = useSlip(useShallow(({ legs }) => legs.map((leg) => leg.matchId)));
  const followed = [...new Set([...(matchId === undefined ? [] : [matchId]), ...slipMatchIds])];
  const { view: news, isConnected } = useBookNews(book, session, followed);
  const asked = useQuery(matchesQuery(client, isConnected));
  const bets = useQuery(betsQuery(client));
  const matches = news.list?.matches ?? asked.data?.matches;
  const serverTime = news.serverTime ?? asked.data?.serverTime ?? '';
  useEffect(() => followPrices(matches ?? []), [matches]);
  useEffect(() => followPrices([...news.pages.values()].map(({ page }) => page.match)), [news.pages]);
  const balanceMinor = bets.data?.balanceMinor;
  useEffect(() => {
    if (balanceMinor !== undefined) onBalance(balanceMinor);
  }, [balanceMinor, onBalance]);
  const amountText = (minor: string) => moneyLabel(formatAmount(BigInt(minor), currency.exponent), currency.symbol);
  if (asked.error && !matches) return <CallFailure thrown={asked.error} onRetry={onRestart} withPicture />;
  if (!matches) return <Skeleton className="absolute inset-0 rounded-none" />;
  return (
    <div className="absolute inset-0 overflow-y-auto">
      <div className="page-width grid gap-6 py-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Controls view={shown} onView={setShown} />
          {matches.every(({ isVirtual }) => isVirtual) && <p className="text-sm text-ink-muted">{t('virtualNote')}</p>}
          {shown === 'bets' && (
            <MyBets client={client} bets={bets.data?.list ?? []} amountText={amountText} onBalance={onBalance} />
          )}
          {shown === 'matches' && matchId === undefined && (
            <MatchList matches={matches} serverTime={serverTime} onOpen={setMatchId} />
          )}
          {shown === 'matches' && matchId !== undefined && (
            <MatchDetails
              client={client}
              matchId={matchId}
              sent={news.pages.get(matchId)?.page}
              isConnected={isConnected}
              onBack={() => setMatchId(undefined)}
            />
          )}
        </div>
        <SlipPanel>
          <BetSlip
            client={client}
            exponent={currency.exponent}
            stakes={stakes}
            amountText={amountText}
            onPlaced={(placed) => {
              onBalance(placed.balanceMinor);
              setShown('bets');
            }}
          />
        </SlipPanel>
      </div>
    </div>
  );
}

function Controls({ view, onView }: { view: 'matches' | 'bets'; onView: (view: 'matches' | 'bets') => void }) {
  const t = useTranslations('sportsbook');
  const format = useSlip((state) => state.format);
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Chips
        legend={t('views.label')}
        look="segmented"
        options={(['matches', 'bets'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={onView}
      />
      <SelectField
        label={t('formats.label')}
        value={format}
        options={oddsFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        onChange={({ target }) => showOddsAs(oddsFormats.find((one) => one === target.value) ?? format)}
      />
    </div>
  );
}
