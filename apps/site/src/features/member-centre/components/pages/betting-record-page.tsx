import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { OwnShares } from '../../../../lib/round-share/own-shares.tsx';
import { useBettingRecord } from '../../api/betting-record.ts';
import { bettingRecordRequest, type RecordSearch, readRecordSearch, writeRecordSearch } from '../../record-search.ts';
import { BetsTable } from '../records/bets-table.tsx';
import { PagedRecords } from '../records/paged-records.tsx';
import { RecordFilters } from '../records/record-filters.tsx';
import { RecordSums } from '../records/record-sums.tsx';

const start = readRecordSearch({});

/** The betting record: filters and pages in the address, sums over all that matches. */
export function BettingRecordPage() {
  const t = useTranslations('member.record');
  const state = readRecordSearch(useSiteSearch());
  const changeSearch = useChangeSearch();
  const change = (next: RecordSearch) => changeSearch(writeRecordSearch(next));
  const record = useBettingRecord(bettingRecordRequest(state, new Date()));
  const symbol = useWhitelabel().data?.currency.symbol;
  const isFiltered = state.gameType !== '' || state.status !== '' || state.period !== 'all';
  return (
    <div className="flex flex-col gap-5">
      <RecordFilters state={state} onChange={change} />
      {!record.isError && <RecordSums sums={record.data?.sums} symbol={symbol} />}
      <PagedRecords
        label={t('title')}
        answer={record}
        page={state.page}
        onPage={(page) => change({ ...state, page })}
        empty={<NoBets isFiltered={isFiltered} onReset={() => change(start)} />}
      >
        {(bets) => (
          <BetsTable bets={bets} symbol={symbol} page={state.page} totalPages={record.data?.totalPages ?? state.page} />
        )}
      </PagedRecords>
      <div className="self-start">
        <OwnShares />
      </div>
    </div>
  );
}

function NoBets({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useTranslations('member.record');
  const action = useTranslations('common.action');
  return (
    <EmptyState
      picture={art.emptyBets}
      title={t(isFiltered ? 'noMatchTitle' : 'emptyTitle')}
      text={t(isFiltered ? 'noMatchText' : 'emptyText')}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        ) : (
          <Link to={paths.slots} className={buttonClass('secondary')}>
            {action('toGames')}
          </Link>
        )
      }
    />
  );
}
