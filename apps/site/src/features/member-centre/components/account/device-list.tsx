import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { sessionListKey, useSessionList } from '../../api/session-list.ts';
import { deviceName } from '../../device-name.ts';

/** Everywhere the account is logged in, each with a way to end it there. */
export function DeviceList() {
  const t = useTranslations('member.sessions');
  const { data, error, refetch } = useSessionList();
  return (
    <section aria-labelledby="devices" className="flex flex-col gap-2">
      <h2 id="devices" className="text-lg font-bold">
        {t('title')}
      </h2>
      <p className="text-sm text-ink-muted">{t('text')}</p>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-32" />}
      {data !== undefined && (
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Session = NonNullable<ReturnType<typeof useSessionList>['data']>[number];

function Device({ session }: { session: Session }) {
  const t = useTranslations('member.sessions');
  const format = useFormatter();
  const { browser, system } = deviceName(session.userAgent);
  const isPhone = system === 'Android' || system === 'iPhone';
  const Icon = isPhone ? Smartphone : Monitor;
  const name =
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.current && <Badge tone="success">{t('current')}</Badge>}
        </p>
        <p className="tabular text-sm text-ink-muted">
          {session.ip} · {t('lastSeen', { time: format.dateTime(new Date(session.lastSeenAt), 'moment') })}
        </p>
      </div>
      {!session.current && <EndButton sessionId={session.id} name={name} />}
    </li>
  );
}

function EndButton({ sessionId, name }: { sessionId: string; name: string }) {
  const t = useTranslations('member.sessions');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await callApi('sessionEnd', { params: { sessionId } });
      showToast({ title: t('ended'), tone: 'success' });
    } catch (thrown) {
      const failure = toFailure(thrown);
      // It has ended by itself meanwhile: that is what was wanted.
      if (failure.messageKey !== 'not_found') {
        showToast({ title: faultText(errors, { key: failure.messageKey }), tone: 'danger' });
      }
    }
    await queryClient.invalidateQueries({ queryKey: sessionListKey });
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      className="shrink-0"
      busy={isBusy}
      aria-label={t('endOf', { device: name })}
      onClick={() => void end()}
    >
      {t('end')}
    </Button>
  );
}
