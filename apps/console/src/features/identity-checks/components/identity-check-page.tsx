import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { checkQuery, type IdentityCheck } from '../api/check.ts';
import { stateTones } from '../state-tones.ts';
import { Decision } from './decision.tsx';
import { Documents } from './documents.tsx';

/** One identity check: what the member stated beside what his documents show, and the decision. */
export function IdentityCheckPage() {
  const { checkId = '' } = useParams({ strict: false }) as { checkId?: string };
  return <CheckRecord checkId={checkId} />;
}

export function CheckRecord({ checkId }: { checkId: string }) {
  const pages = useTranslations('console.pages');
  const { data: check, error, refetch } = useQuery(checkQuery(checkId));
  const back = { path: '/identity-checks', label: pages('identityChecks') };
  if (check === undefined) {
    return (
      <PageFrame title={pages('identityCheck')} back={back}>
        {error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<Title check={check} />} back={back} actions={<Decision check={check} />}>
      <div className="flex flex-col gap-4">
        <Stated check={check} />
        <Documents check={check} />
        {check.earlier.length > 0 && <Earlier check={check} />}
      </div>
    </PageFrame>
  );
}

function Title({ check }: { check: IdentityCheck }) {
  const states = useTranslations('consoleIdentity.states');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={`/members/${check.memberId}` as never} className="underline">
        {check.username}
      </Link>
      <Badge tone={stateTones[check.state]}>{states(check.state)}</Badge>
    </span>
  );
}

function Stated({ check }: { check: IdentityCheck }) {
  const t = useTranslations('consoleIdentity');
  const { details } = check;
  const none = '–';
  const isDecided = check.decidedAt !== null;
  return (
    <Section title={t('check.facts')}>
      <Facts
        columns={4}
        facts={[
          { label: t('details.realName'), value: <strong>{details.realName || none}</strong> },
          { label: t('details.birthday'), value: <strong>{details.birthday || none}</strong> },
          { label: t('details.address'), value: details.address || none },
          { label: t('details.nationality'), value: details.nationality || none },
          { label: t('details.occupation'), value: details.occupation || none },
          {
            label: t('details.incomeSource'),
            value: details.incomeSource === '' ? none : t(`details.sources.${details.incomeSource}`),
          },
          { label: t('check.wanted'), value: check.level },
          { label: t('check.memberLevel'), value: check.memberLevel },
          { label: t('list.submittedAt'), value: <Moment at={check.submittedAt} /> },
          { label: t('list.dueAt'), value: <Moment at={check.dueAt} /> },
          ...(isDecided
            ? [
                { label: t('list.decidedAt'), value: <Moment at={check.decidedAt} /> },
                { label: t('check.decidedBy'), value: check.decidedBy || none },
                { label: t('check.reason'), value: check.reason },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Earlier({ check }: { check: IdentityCheck }) {
  const t = useTranslations('consoleIdentity');
  return (
    <Section title={t('check.earlier')}>
      <ul className="-my-2 divide-y divide-line text-sm">
        {check.earlier.map((one) => (
          <li key={one.checkId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Badge tone={stateTones[one.state]}>{t(`states.${one.state}`)}</Badge>
            <span>
              {t('list.level')} {one.level}
            </span>
            <Moment at={one.decidedAt} />
            <span className="verbatim min-w-0 flex-1 basis-60">{one.reason}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
