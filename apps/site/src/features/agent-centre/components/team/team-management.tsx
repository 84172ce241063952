import { Breadcrumb } from '@baize/ui/breadcrumb';
import { TextField } from '@baize/ui/field';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type TeamAnswer, type TeamMember, useTeam } from '../../api/centre.ts';
import { PagedTable, reportPageSize } from '../report/paged-table.tsx';
import { RatesDialog } from './rates-dialog.tsx';
import { useTeamColumns } from './team-columns.tsx';

const SKELETON_ROWS = 6;

/** The team level by level, with the way back up, and a search below the level that is looked at. */
export function TeamManagement() {
  const t = useTranslations('agents.team');
  const [under, setUnder] = useState<string>();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [rated, setRated] = useState<TeamMember>();
  const words = search.trim();
  const answer = useTeam({
    ...(under === undefined ? {} : { under }),
    ...(words === '' ? {} : { search: words }),
    ...{ page, pageSize: reportPageSize },
  });
  const goTo = (memberId: string | undefined) => {
    setUnder(memberId);
    setSearch('');
    setPage(1);
  };
  const columns = useTeamColumns({ onOpen: goTo, onRates: setRated });
  if (answer.isError) return <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        className="md:max-w-sm"
        type="search"
        label={t('search')}
        maxLength={60}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {answer.data === undefined ? (
        <SkeletonRows rows={SKELETON_ROWS} />
      ) : (
        <>
          <TeamPath path={answer.data.path} onGo={goTo} />
          <PagedTable
            caption={t('size')}
            columns={columns}
            rows={answer.data.rows}
            rowKey={({ memberId }) => memberId}
            total={answer.data.total}
            page={page}
            onPage={setPage}
            empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          />
        </>
      )}
      {rated !== undefined && <RatesDialog member={rated} onClose={() => setRated(undefined)} />}
    </div>
  );
}

interface TeamPathProps {
  path: TeamAnswer['path'];
  onGo: (memberId: string | undefined) => void;
}

function TeamPath({ path, onGo }: TeamPathProps) {
  const t = useTranslations('agents.team');
  const names = path.map(({ name }, index) => (index === 0 ? t('you') : name));
  return (
    <Breadcrumb
      label={t('here')}
      trail={path.slice(0, -1).map(({ memberId }, index) => ({
        key: memberId,
        link: (
          <button
            type="button"
            className="min-h-touch underline-offset-4 hover:text-ink hover:underline"
            onClick={() => onGo(index === 0 ? undefined : memberId)}
          >
            {names[index]}
          </button>
        ),
      }))}
      current={names.at(-1) ?? ''}
    />
  );
}
