import type { Calls, CallValue } from '@baize/contract';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useChangeSearch } from '../../../lib/search-params.ts';
import { protectionQuery } from '../api/protection.ts';

type Protection = CallValue<Calls['staffMemberProtection']>;
type Change = Protection['history']['list'][number];

/** How a member protects himself: his own limits, a break or an exclusion, his reminder, and every change of these. */
export function MemberProtection({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleProtection');
  const change = useChangeSearch();
  const { data, error, refetch } = useQuery(protectionQuery(memberId));
  return (
    <Section
      title={t('member.title')}
      actions={
        <PermitButton permission="members.protect" variant="secondary" onClick={() => change({ act: 'exclude' })}>
          {t('exclude.button')}
        </PermitButton>
      }
    >
      {data !== undefined && <Shown protection={data} />}
      {data === undefined && error === null && <SkeletonText lines={3} />}
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
    </Section>
  );
}

function Shown({ protection: { standing, history } }: { protection: Protection }) {
  const t = useTranslations('consoleProtection');
  const { bar, reminder } = standing;
  const limits = standing.limits.filter(({ amount, waiting }) => amount !== null || waiting !== null);
  return (
    <div className="flex flex-col gap-4">
      <Facts
        columns={4}
        facts={[
          { label: t('member.bar'), value: bar === null ? t('member.none') : t(`bars.${bar.kind}`) },
          { label: t('member.until'), value: bar === null ? t('member.none') : <End at={bar.until} /> },
          {
            label: t('member.reminder'),
            value: reminder.minutes === null ? t('member.none') : t('member.minutes', { minutes: reminder.minutes }),
          },
          ...limits.map(({ kind, amount, waiting }) => ({
            label: t(`kinds.${kind}`),
            value: (
              <>
                {amount === null ? t('member.none') : <Money amount={amount} />}
                {waiting !== null && ` (${t('states.WAITING')})`}
              </>
            ),
          })),
        ]}
      />
      {history.list.length > 0 && (
        <ul className="max-h-80 divide-y divide-line overflow-y-auto text-sm">
          {history.list.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}

function End({ at }: { at: string | null }) {
  const t = useTranslations('consoleProtection.member');
  return at === null ? t('forever') : <Moment at={at} />;
}

function Row({ change }: { change: Change }) {
  const t = useTranslations('consoleProtection');
  const { what, limitKind, before, after, state, barLength, endsAt, setBy, minutes, at } = change;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
      <span>
        {limitKind !== null && t(`kinds.${limitKind}`)}
        {limitKind !== null && `: ${before ?? t('member.none')} → ${after ?? t('member.none')} · `}
        {state !== null && t(`states.${state}`)}
        {barLength !== null && `${t(`lengths.${barLength}`)} · `}
        {barLength !== null && <End at={endsAt} />}
        {what === 'reminder' && `${t('member.reminder')}: `}
        {what === 'reminder' && (minutes === null ? t('member.none') : t('member.minutes', { minutes }))}
      </span>
      <span className="text-ink-muted">
        {t(`setBy.${setBy}`)} · <Moment at={at} />
      </span>
    </li>
  );
}
