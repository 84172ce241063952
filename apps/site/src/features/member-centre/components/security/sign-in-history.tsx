import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useFormatter, useTranslations } from 'use-intl';
import { useSignIns } from '../../api/sign-ins.ts';
import { deviceName } from '../../device-name.ts';
import { LatestList } from './latest-list.tsx';

type SignIn = NonNullable<ReturnType<typeof useSignIns>['data']>['lines'][number];
const tones: Record<SignIn['outcome'], BadgeTone> = { success: 'success', wrongPassword: 'danger', blocked: 'danger' };

/** How somebody came into the account, or tried to: when, on what, from where. */
export function SignInHistory() {
  const t = useTranslations('security.signIns');
  return (
    <LatestList
      id="sign-ins"
      title={t('title')}
      text={t('text')}
      useLines={useSignIns}
      Row={Row}
      texts={{ none: t('none'), more: t('more') }}
    />
  );
}

function Row({ line: signIn }: { line: SignIn }) {
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
