import type { RewardSettingKind, RewardSettings } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { settingsQuery } from '../api/settings.ts';
import type { Fields } from '../document/document.ts';
import { DocumentForm } from '../document/document-form.tsx';

const kinds = [
  'vip',
  'points',
  'rebate',
  'wagering',
  'missions',
  'referral',
] as const satisfies readonly RewardSettingKind[];

/** What the brand says of levels, points, rebates and wagering; every change is a version of its own. */
export function RulesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  const [kind, setKind] = useState<(typeof kinds)[number]>('vip');
  return (
    <PageFrame title={pages('rewardRules')} text={t('rulesText')}>
      <div className="flex max-w-4xl flex-col gap-5">
        <Chips
          legend={pages('rewardRules')}
          look="segmented"
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <Rules key={kind} kind={kind} />
      </div>
    </PageFrame>
  );
}

function Rules({ kind }: { kind: RewardSettingKind }) {
  const t = useTranslations('consoleRewards');
  const { data, error, refetch } = useQuery(settingsQuery(kind));
  const { refresh } = useAct(['staffRewardSettings']);
  if (data === undefined && error !== null) return <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={8} />;
  const { content, version, changedAt, changedBy } = data;
  const send = (edited: Fields, reason: string) =>
    callApi('staffRewardSettingsSet', { body: { content: edited as unknown as RewardSettings, version, reason } });
  return (
    <>
      <p className="text-sm text-ink-muted">
        {version === 0 ? t('noVersion') : t('version', { version, name: changedBy })} <Moment at={changedAt} />
      </p>
      <DocumentForm
        key={version}
        initial={content as unknown as Fields}
        prefix="content."
        hiddenOf={() => ['kind']}
        permission="rewards.edit"
        send={send}
        onDone={() => void refresh()}
      />
    </>
  );
}
