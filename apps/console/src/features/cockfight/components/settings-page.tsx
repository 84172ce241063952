import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type ArenaSettings, settingsQuery } from '../api/settings.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { TimingsDialog } from './timings-dialog.tsx';

type Asked = { what: 'settings' | 'timings'; of: ArenaSettings } | null;

/** Limits and odds of draws of the brand at the arenas, and timings. */
export function SettingsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleCockfight.settings');
  const { data, error, refetch } = useQuery(settingsQuery);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <PageFrame title={pages('arenaSettings')} text={t('text')}>
      {data === undefined &&
        (error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />)}
      <div className="flex flex-col gap-4">
        {data?.arenas.map((of) => (
          <ArenaSection key={of.arena} of={of} onAsk={(what) => setAsked({ what, of })} />
        ))}
      </div>
      {asked?.what === 'settings' && <SettingsDialog of={asked.of} onClose={close} />}
      {asked?.what === 'timings' && <TimingsDialog of={asked.of} onClose={close} />}
    </PageFrame>
  );
}

function ArenaSection({ of, onAsk }: { of: ArenaSettings; onAsk: (what: 'settings' | 'timings') => void }) {
  const t = useTranslations('consoleCockfight.settings');
  const when = (key: 'now' | 'next') => t(key, { programme: key === 'now' ? of.programme : of.programme + 1 });
  const seconds = (value: number) => t('seconds', { seconds: value });
  return (
    <Section title={of.arena}>
      <Table
        caption={of.arena}
        rows={(['now', 'next'] as const).map((key) => ({ key, ...of[key] }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'when', header: t('programme'), cell: ({ key }) => <b>{when(key)}</b> },
          { key: 'min', header: t('minStake'), align: 'end', cell: (row) => <Money amount={row.settings.minStake} /> },
          { key: 'max', header: t('maxStake'), align: 'end', cell: (row) => <Money amount={row.settings.maxStake} /> },
          {
            key: 'member',
            header: t('memberMax'),
            align: 'end',
            cell: (row) => <Money amount={row.settings.memberMax} />,
          },
          {
            key: 'liability',
            header: t('maxLiability'),
            align: 'end',
            cell: (row) => <Money amount={row.settings.maxLiability} />,
          },
          { key: 'bdd', header: t('bddOdds'), align: 'end', cell: (row) => `${row.settings.bddOdds}:1` },
          { key: 'ftd', header: t('ftdOdds'), align: 'end', cell: (row) => `${row.settings.ftdOdds}:1` },
          { key: 'betting', header: t('betting'), align: 'end', cell: (row) => seconds(row.timings.bettingSeconds) },
          { key: 'pause', header: t('pause'), align: 'end', cell: (row) => seconds(row.timings.pauseSeconds) },
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <PermitButton permission="cockfight.settings" variant="secondary" onClick={() => onAsk('settings')}>
          {t('change')}
        </PermitButton>
        <PermitButton permission="cockfight.settings" forAllBrands variant="quiet" onClick={() => onAsk('timings')}>
          {t('changeTimings')}
        </PermitButton>
      </div>
    </Section>
  );
}
