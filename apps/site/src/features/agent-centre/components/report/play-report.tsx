import { type GameType, gameType, playGroups } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { MoneyText } from '@baize/ui/money-text';
import { Select } from '@baize/ui/select';
import type { Column } from '@baize/ui/table';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type PlayAnswer, useTeamPlay } from '../../api/centre.ts';
import { PagedTable, reportPageSize } from './paged-table.tsx';
import { type ReportDays, ReportFrame } from './report-frame.tsx';

type Group = (typeof playGroups)[number];
type PlayRow = PlayAnswer['rows'][number];
const allTypes = 'all';

/** What each member of the team bet, as they played. */
export const TeamBetting = () => <PlayReport groups={['member', 'day']} sort="stake" />;
/** What the team won and lost, by member, game type, vendor or day. */
export const UserLoss = () => <PlayReport groups={playGroups} sort="net" />;

interface PlayReportProps {
  groups: readonly Group[];
  sort: 'stake' | 'net';
}

function PlayReport({ groups, sort }: PlayReportProps) {
  const t = useTranslations('agents.play');
  const [days, setDays] = useState<ReportDays>({ period: 'week' });
  const [by, setBy] = useState<Group>('member');
  const [type, setType] = useState<GameType | typeof allTypes>(allTypes);
  const [page, setPage] = useState(1);
  const narrowed = type === allTypes ? {} : { gameType: type };
  const answer = useTeamPlay({ ...days, ...narrowed, by, sort, page, pageSize: reportPageSize });
  const again =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setPage(1);
    };
  return (
    <ReportFrame
      days={days}
      onDays={again(setDays)}
      answer={answer}
      filters={
        <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
          <Chips
            legend={t('by')}
            look="segmented"
            options={groups.map((value) => ({ value, label: t(`groups.${value}`) }))}
            value={by}
            onChange={again(setBy)}
          />
          <TypeChoice type={type} onType={again(setType)} />
        </div>
      }
    >
      {(data) => <PlayTable data={data} by={by} page={page} onPage={setPage} />}
    </ReportFrame>
  );
}

function TypeChoice({
  type,
  onType,
}: {
  type: GameType | typeof allTypes;
  onType: (type: GameType | typeof allTypes) => void;
}) {
  const t = useTranslations('agents.play');
  const names = useTranslations('common.gameType');
  const options = [
    { value: allTypes, label: t('allTypes') },
    ...gameType.options.map((value) => ({ value, label: names(value) })),
  ];
  return (
    <Select
      aria-label={t('groups.gameType')}
      options={options}
      value={type}
      onChange={(event) => onType(event.target.value as GameType | typeof allTypes)}
      className="md:w-56"
    />
  );
}

interface PlayTableProps {
  data: PlayAnswer;
  by: Group;
  page: number;
  onPage: (page: number) => void;
}

function PlayTable({ data, by, page, onPage }: PlayTableProps) {
  const t = useTranslations('agents.play');
  const columns = usePlayColumns(by);
  const sums = { ...data.sums, key: '', name: t('sum') };
  const footer = Object.fromEntries(columns.map(({ key, cell }) => [key, key === 'name' ? t('sum') : cell(sums)]));
  return (
    <PagedTable
      caption={t(`groups.${by}`)}
      columns={columns}
      rows={data.rows}
      rowKey={({ key }) => key}
      footer={footer}
      total={data.total}
      page={page}
      onPage={onPage}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

function usePlayColumns(by: Group): readonly Column<PlayRow>[] {
  const t = useTranslations('agents');
  const types = useTranslations('common.gameType');
  const format = useFormatter();
  const nameOf = ({ key, name }: PlayRow) => {
    if (by === 'gameType') return types(key as GameType);
    if (by === 'day') return format.dateTime(new Date(`${key}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
    return name;
  };
  const money = (key: string, header: string, amountOf: (row: PlayRow) => string, signed = false): Column<PlayRow> => ({
    ...{ key, header, align: 'end' },
    cell: (row) => <MoneyText amount={amountOf(row)} signed={signed} />,
  });
  return [
    {
      key: 'name',
      header: t(`play.groups.${by}`),
      cell: (row) => <span className="font-semibold">{nameOf(row)}</span>,
    },
    { key: 'bets', header: t('figures.bets'), align: 'end', cell: ({ bets }) => format.number(bets, 'count') },
    money('stake', t('figures.stake'), ({ stake }) => stake),
    money('turnover', t('figures.turnover'), ({ validTurnover }) => validTurnover),
    money('payout', t('figures.payout'), ({ payout }) => payout),
    money('net', t('figures.net'), ({ net }) => net, true),
  ];
}
