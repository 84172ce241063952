import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useSignIns } from '../../api/sign-ins.ts';
import { deviceName } from '../../device-name.ts';
import { Section } from './section.tsx';

const first = 5;
const most = 100;
type SignIn = NonNullable<ReturnType<typeof useSignIns>['data']>['rows'][number];
const tones: Record<SignIn['outcome'], BadgeTone> = { success: 'success', wrongPassword: 'danger', blocked: 'danger' };

/** How somebody came into the account, or tried to: when, on what, from where. */
export function SignInHistory() {
  const t = useTranslations('security.signIns');
  const [size, setSize] = useState(first);
  const { data, error, refetch, isFetching } = useSignIns(size);
  const hasMore = data !== undefined && data.total > data.rows.length && size < most;
  return (
    <Section id="sign-ins" title={t('title')} text={t('text')}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-32" />}
      {data?.rows.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data !== undefined && data.rows.length > 0 && (
        <ul className="divide-y divide-line">
          {data.rows.map((signIn) => (
            <Row key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isFetching} className="self-start" onClick={() => setSize(most)}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function Row({ signIn }: { signIn: SignIn }) {
  const t = useTranslations('security.signIns');
  const sessions = useTranslations('member.sessions');
  const format = useFormatter();
  const { browser, system } = deviceName(signIn.userAgent);
  const device =
    browser !== null && system !== null
      ? sessions('device', { browser, system })
      : (browser ?? system ?? sessions('unknown'));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium">
          {device} · {t(`methods.${signIn.method}`)}
        </p>
        <p className="tabular text-ink-muted">
          <time dateTime={signIn.at}>{format.dateTime(new Date(signIn.at), 'moment')}</time> · {signIn.maskedAddress}
        </p>
      </div>
      <Badge tone={tones[signIn.outcome]}>{t(`outcomes.${signIn.outcome}`)}</Badge>
    </li>
  );
}
