import { calls } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormArea } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';

interface Network {
  network: string;
  note: string;
}

const networksQuery = () =>
  queryOptions({ queryKey: ['staffNetworks'] as const, queryFn: () => callApi('staffNetworks', {}) });
const schema = z.strictObject({ networks: z.string(), reason: calls.staffNetworksSet.body.shape.reason });

/** One network a line, its note behind it. */
const textOf = (networks: readonly Network[]): string =>
  networks.map(({ network, note }) => `${network} ${note}`.trim()).join('\n');

function networksOf(text: string): Network[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [network = '', ...note] = line.split(/\s+/);
      return { network, note: note.join(' ') };
    });
}

/** From where the brand's staff may work. */
export function NetworksPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.networks');
  const { data, error, refetch } = useQuery(networksQuery());
  return (
    <PageFrame title={pages('networks')} text={t('text')}>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonText lines={4} />}
      {data !== undefined && (
        <NetworksForm key={textOf(data.networks)} networks={data.networks} ownAddress={data.ownAddress} />
      )}
    </PageFrame>
  );
}

function NetworksForm({ networks, ownAddress }: { networks: readonly Network[]; ownAddress: string }) {
  const t = useTranslations('consoleStaff.networks');
  const { refresh } = useAct(['staffNetworks']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { networks: textOf(networks), reason: '' },
    send: async (values) => {
      await callApi('staffNetworksSet', { body: { networks: networksOf(values.networks), reason: values.reason } });
      await refresh();
    },
    onDone: () => showToast({ title: t('done'), tone: 'success' }),
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">
        {t('ownAddress')} <strong className="verbatim tabular">{ownAddress}</strong>
      </p>
      <FormArea form={form} name="networks" label={t('networks')} hint={t('networksHint')} />
      <FormReason form={form} />
      <FailureNote failure={failure} />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
