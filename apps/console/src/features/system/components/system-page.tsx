import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { type SystemState, systemQuery } from '../api/system.ts';
import { Audits } from './audits.tsx';
import { Matters } from './matters.tsx';
import { Processes } from './processes.tsx';

/** The state of the installation: what runs, what waits, and what needs a person. */
export function SystemPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.system');
  const { data, error, refetch } = useQuery(systemQuery);
  return (
    <PageFrame title={pages('system')} text={t('text')}>
      {data === undefined && error === null && <SkeletonText lines={12} />}
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Shown state={data} />}
    </PageFrame>
  );
}

function Shown({ state }: { state: SystemState }) {
  return (
    <>
      <Matters state={state} />
      <Processes state={state} />
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <DatabaseFacts state={state} />
        <Waiting state={state} />
        <Books state={state} />
      </div>
      <Audits audits={state.audits} />
    </>
  );
}

const megabyte = 1_048_576;

function DatabaseFacts({ state: { database, replicas, changedFiles } }: { state: SystemState }) {
  const t = useTranslations('consoleSystem.system');
  const format = useFormatter();
  const megabytes = Math.round(Number(database.sizeBytes) / megabyte);
  return (
    <Section title={t('database')}>
      <Facts
        columns={2}
        facts={[
          { label: t('writes'), value: t(database.fault === null ? 'yes' : 'no') },
          { label: t('version'), value: `PostgreSQL ${database.version}` },
          { label: t('size'), value: t('megabytes', { size: format.number(megabytes) }) },
          { label: t('connections'), value: database.connections },
          { label: t('changedFiles'), value: changedFiles },
          { label: t('standbys'), value: <Standbys following={replicas.following} /> },
        ]}
      />
    </Section>
  );
}

function Standbys({ following }: Pick<SystemState['replicas'], 'following'>) {
  const t = useTranslations('consoleSystem.system');
  const format = useFormatter();
  if (following.length === 0) return t('noStandby');
  const keyOf = ({ state, isSynchronous }: (typeof following)[number]) => {
    if (state !== 'streaming') return 'standbyCatchesUp';
    return isSynchronous ? 'standbySynchronous' : 'standbyFollows';
  };
  return following.map((standby) => {
    const { server, name, lagMs } = standby;
    const shownName = server === 'vendors' ? t('standbyOfVendors', { name }) : name;
    return (
      <span key={`${server} ${name}`} className="block">
        {t(keyOf(standby), { name: shownName, ms: format.number(lagMs) })}
      </span>
    );
  });
}

function Waiting({ state: { jobs, messages } }: { state: SystemState }) {
  const t = useTranslations('consoleSystem.system');
  return (
    <Section title={t('waiting')}>
      <Facts
        columns={2}
        facts={[
          { label: t('jobsWaiting'), value: jobs.waiting },
          { label: t('jobsFailed'), value: jobs.failed },
          ...messages.flatMap(({ channel, waiting, failed, oldestDueAt }) => [
            {
              label: t(`channels.${channel}`),
              value: (
                <>
                  {waiting}
                  {oldestDueAt !== null && (
                    <span className="block text-xs text-ink-muted">
                      {t('since')} <Moment at={oldestDueAt} />
                    </span>
                  )}
                </>
              ),
            },
            { label: t(`channelsFailed.${channel}`), value: failed },
          ]),
        ]}
      />
    </Section>
  );
}

function Books({ state: { seals, auditRows, alarms, errors } }: { state: SystemState }) {
  const t = useTranslations('consoleSystem.system');
  return (
    <Section title={t('books')}>
      <Facts
        columns={2}
        facts={[
          { label: t('seal'), value: seals.number },
          { label: t('sealedAt'), value: <Moment at={seals.newestAt} /> },
          { label: t('auditRows'), value: auditRows },
          { label: t('alarms'), value: alarms },
          { label: t('errors'), value: errors },
        ]}
      />
    </Section>
  );
}
