import { bannerGroups, contentStates, helpTopics } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowUpDown } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useSearchParams } from '../../../lib/search-params.ts';
import { siteQuery } from '../api/content.ts';
import { listPage, type PieceKind } from '../pieces.ts';
import { OrderDialog } from './order-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

type Row = RowOf<'staffContentPieces'>;

export const BannersPage = () => <PiecesPage kind="banner" />;
export const NoticesPage = () => <PiecesPage kind="notice" />;
export const PopupsPage = () => <PiecesPage kind="popup" />;
export const NewsPage = () => <PiecesPage kind="news" />;
export const PromotionsPage = () => <PiecesPage kind="promotion" />;
export const HelpPage = () => <PiecesPage kind="help" />;

/** The brand's pieces of one kind: what stands on the site, what waits for its day, drafts, and what was taken back. */
function PiecesPage({ kind }: { kind: PieceKind }) {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleContent');
  const navigate = useNavigate();
  const { group } = useSearchParams() as { group?: string };
  const [isOrdering, setOrdering] = useState(false);
  return (
    <PageFrame
      title={pages(listPage[kind])}
      text={t(`intro.${kind}`)}
      fills
      actions={
        <>
          {(kind !== 'banner' || group !== undefined) && (
            <Button variant="secondary" onClick={() => setOrdering(true)}>
              <ArrowUpDown size={16} aria-hidden="true" />
              {t('order.open')}
            </Button>
          )}
          <PermitButton permission="content.edit" onClick={() => void navigate({ to: `/content/new/${kind}` })}>
            {t('add')}
          </PermitButton>
        </>
      }
    >
      <DataTable
        list="staffContentPieces"
        params={useMemo(() => ({ kind }), [kind])}
        caption={pages(listPage[kind])}
        columns={useColumns(kind)}
        filters={useFilters(kind)}
        rowKey={({ pieceId }) => pieceId}
        rowPath={({ pieceId }) => `/content/pieces/${pieceId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
      {isOrdering && <OrderDialog kind={kind} group={group} onClose={() => setOrdering(false)} />}
    </PageFrame>
  );
}

/** A banner's group or a help article's topic by its name. */
function useGroupName(kind: PieceKind): (group: string) => string {
  const groups = useTranslations('consoleContent.groups');
  const topics = useTranslations('consoleContent.topics');
  return useCallback(
    (group) => {
      if (group === '') return '';
      return kind === 'help'
        ? topics(group as Parameters<typeof topics>[0])
        : groups(group as Parameters<typeof groups>[0]);
    },
    [kind, groups, topics],
  );
}

function useFilters(kind: PieceKind): readonly TableFilter[] {
  const t = useTranslations('consoleContent');
  const nameOf = useGroupName(kind);
  return useMemo(() => {
    const values = kind === 'banner' ? bannerGroups : kind === 'help' ? helpTopics : [];
    const options = values.map((value) => ({ value, label: nameOf(value) }));
    const states = contentStates.map((value) => ({ value, label: t(`states.${value}`) }));
    return [
      { name: 'search', label: t('search'), kind: 'text' as const },
      ...(options.length === 0
        ? []
        : [
            {
              name: 'group',
              label: t(kind === 'help' ? 'fields.topic' : 'fields.group'),
              kind: 'choice' as const,
              options,
            },
          ]),
      { name: 'state', label: t('fields.state'), kind: 'choice' as const, options: states },
    ];
  }, [kind, t, nameOf]);
}

function useColumns(kind: PieceKind): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleContent');
  const nameOf = useGroupName(kind);
  const languages = useQuery(siteQuery).data?.languages;
  return useMemo(() => {
    const group = {
      key: 'group',
      header: t(kind === 'help' ? 'fields.topic' : 'fields.group'),
      cell: (row: Row) => nameOf(row.group),
    };
    return [
      {
        key: 'position',
        header: t('fields.title'),
        isSortable: true,
        cell: (row: Row) => (
          <span className="flex min-w-0 items-center gap-3">
            {row.pictureUrl !== '' && (
              <img
                src={row.pictureUrl}
                alt=""
                loading="lazy"
                className="h-9 w-20 shrink-0 rounded-sm bg-sunken object-cover"
              />
            )}
            <span className="verbatim min-w-0 font-semibold">{row.title === '' ? t('untitled') : row.title}</span>
          </span>
        ),
      },
      {
        key: 'state',
        header: t('fields.state'),
        cell: (row: Row) => (
          <span className="flex flex-wrap gap-1">
            <StateBadge state={row.state} />
            {row.hasDraft && <Badge tone="gold">{t('hasDraft')}</Badge>}
          </span>
        ),
      },
      ...(kind === 'banner' || kind === 'help' ? [group] : []),
      ...(kind === 'help' ? [] : [{ key: 'when', header: t('fields.when'), cell: (row: Row) => <When row={row} /> }]),
      {
        key: 'languages',
        header: t('fields.languages'),
        cell: (row: Row) => <Missing missing={languages?.filter((locale) => !row.languages.includes(locale)) ?? []} />,
      },
      {
        key: 'changedAt',
        header: t('fields.changed'),
        isSortable: true,
        cell: (row: Row) => (
          <span>
            <Moment at={row.changedAt} /> <span className="text-ink-muted">{row.changedBy}</span>
          </span>
        ),
      },
    ];
  }, [kind, t, nameOf, languages]);
}

function When({ row: { startsAt, endsAt } }: { row: Row }) {
  const t = useTranslations('consoleContent');
  if (startsAt === null && endsAt === null) return <span className="text-ink-muted">{t('always')}</span>;
  return (
    <span className="whitespace-nowrap">
      <Moment at={startsAt} /> – <Moment at={endsAt} />
    </span>
  );
}

/** Languages of the site that a piece has no text in: TY stands in for them. */
function Missing({ missing }: { missing: readonly string[] }) {
  const t = useTranslations('consoleContent');
  if (missing.length === 0) return <span className="text-ink-muted">{t('complete')}</span>;
  return <Badge tone="warning">{t('missing', { languages: missing.join(', ') })}</Badge>;
}
