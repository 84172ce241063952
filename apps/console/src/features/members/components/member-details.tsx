import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch } from '../../../lib/search-params.ts';
import { useAccess } from '../../../lib/staff.ts';
import { detailsQuery } from '../api/details.ts';

/** What the member stated in confidence, for those who may see it. */
export function MemberDetails({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleIdentity.details');
  const factors = useTranslations('consoleIdentity.secondFactor');
  const mayRead = useAccess({ permission: 'identity.review' }) === 'allowed';
  const change = useChangeSearch();
  return (
    <Section
      title={t('title')}
      actions={
        <span className="flex flex-wrap gap-2">
          <PermitButton permission="identity.review" variant="secondary" onClick={() => change({ act: 'details' })}>
            {t('change')}
          </PermitButton>
          <PermitButton
            permission="identity.review"
            variant="secondary"
            onClick={() => change({ act: 'secondFactor' })}
          >
            {factors('reset')}
          </PermitButton>
          <PermitButton permission="identity.review" variant="secondary" onClick={() => change({ act: 'erase' })}>
            {t('erase')}
          </PermitButton>
        </span>
      }
    >
      {mayRead ? <Shown memberId={memberId} /> : <p className="text-sm text-ink-muted">{t('locked')}</p>}
    </Section>
  );
}

function Shown({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleIdentity.details');
  const states = useTranslations('consoleIdentity.states');
  const { data, error, refetch } = useQuery(detailsQuery(memberId));
  if (data === undefined) {
    return error === null ? <SkeletonText lines={3} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  }
  const none = '–';
  // A check that the member still works on is not staff's to see.
  const isSent = data.checkId !== null && data.state !== 'OPEN';
  return (
    <Facts
      columns={4}
      facts={[
        { label: t('realName'), value: data.realName || none },
        { label: t('birthday'), value: data.birthday || none },
        { label: t('address'), value: data.address || none },
        { label: t('nationality'), value: data.nationality || none },
        { label: t('occupation'), value: data.occupation || none },
        { label: t('incomeSource'), value: data.incomeSource === '' ? none : t(`sources.${data.incomeSource}`) },
        { label: t('level'), value: data.level },
        {
          label: t('check'),
          value: isSent ? (
            <Link to={`/identity-checks/${data.checkId}` as never} className="font-medium underline">
              {states(data.state)}
            </Link>
          ) : (
            states(data.state)
          ),
        },
      ]}
    />
  );
}
