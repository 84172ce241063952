import type { ContractRequest } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useContractRequests } from '../api/contract-requests.ts';
import { requestTone } from './affiliate-application.tsx';
import { ContractForm } from './contract-form.tsx';

const SKELETON_ROWS = 3;

/** What the agent asked for about his contracts, and the form to ask. */
export function ContractRequests() {
  const t = useTranslations('pages.contract');
  const { data, isError, error, refetch } = useContractRequests();
  return (
    <>
      <ContractForm />
      <section aria-labelledby="contract-requests" className="flex flex-col gap-4">
        <h2 id="contract-requests" className="text-xl font-bold">
          {t('list')}
        </h2>
        {isError && <CallFailure thrown={error} onRetry={() => void refetch()} />}
        {!isError && data === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
        {data?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} level={3} />}
        {data !== undefined && data.length > 0 && <Requests requests={data} />}
      </section>
    </>
  );
}

function Requests({ requests }: { requests: readonly ContractRequest[] }) {
  const t = useTranslations('pages.contract');
  const links = useTranslations('pages.links');
  const format = useFormatter();
  return (
    <Table
      caption={t('list')}
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', header: t('when'), cell: ({ createdAt }) => format.dateTime(new Date(createdAt), 'day') },
        { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'contract', header: t('contract'), cell: ({ contract }) => t(`contracts.${contract}`) },
        {
          key: 'state',
          header: links('state'),
          cell: ({ state }) => <Badge tone={requestTone[state]}>{t(`state.${state}`)}</Badge>,
        },
        { key: 'reply', header: t('reply'), cell: ({ reply }) => (reply === '' ? t('noReply') : reply) },
      ]}
    />
  );
}
