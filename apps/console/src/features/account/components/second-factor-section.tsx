import { hasPasskeys } from '@baize/client/passkey';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type SecondFactor, secondFactorQuery, secondFactorReads } from '../api/second-factor.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type Passkey = SecondFactor['passkeys'][number];
type Asked = 'totp' | 'passkey' | 'removeTotp' | 'codes' | Passkey;

interface SecondFactorSectionProps {
  onRecoveryCodes: (codes: readonly string[]) => void;
}

/** The account's second factors: an app, passkeys, and recovery codes for when both are lost. */
export function SecondFactorSection({ onRecoveryCodes }: SecondFactorSectionProps) {
  const t = useTranslations('consoleStaff.secondFactor');
  const { data, error, refetch } = useQuery(secondFactorQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Section title={t('title')}>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonText lines={4} />}
      {data !== undefined && <Factors data={data} onAsk={setAsked} />}
      <Dialogs asked={asked} onClose={() => setAsked(null)} onRecoveryCodes={onRecoveryCodes} />
    </Section>
  );
}

function Factors({ data, onAsk }: { data: SecondFactor; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('consoleStaff.secondFactor');
  const { totp, passkeys, recoveryCodesLeft } = data;
  const hasNone = totp === null && passkeys.length === 0;
  return (
    <div className="flex flex-col divide-y divide-line text-sm">
      {hasNone && <p className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning-ink">{t('none')}</p>}
      <Row
        title={t('totp')}
        text={totp === null ? t('totpText') : <Used addedAt={totp.addedAt} lastUsedAt={totp.lastUsedAt} />}
        action={
          <Button
            variant={hasNone ? 'primary' : 'secondary'}
            onClick={() => onAsk(totp === null ? 'totp' : 'removeTotp')}
          >
            {t(totp === null ? 'totpAdd' : 'totpRemove')}
          </Button>
        }
      />
      {passkeys.map((passkey) => (
        <Row
          key={passkey.passkeyId}
          title={passkey.name}
          text={<Used addedAt={passkey.addedAt} lastUsedAt={passkey.lastUsedAt} />}
          action={
            <Button
              variant="secondary"
              aria-label={t('passkeyRemoveOf', { name: passkey.name })}
              onClick={() => onAsk(passkey)}
            >
              {t('passkeyRemove')}
            </Button>
          }
        />
      ))}
      {hasPasskeys() && (
        <Row
          title={t('passkey')}
          text={t('passkeyText')}
          action={
            <Button variant="secondary" onClick={() => onAsk('passkey')}>
              {t('passkeyAdd')}
            </Button>
          }
        />
      )}
      {!hasNone && (
        <Row
          title={t('recoveryCodes')}
          text={t('recoveryLeft', { count: recoveryCodesLeft })}
          action={
            <Button variant="secondary" onClick={() => onAsk('codes')}>
              {t('recoveryNew')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Row({ title, text, action }: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="verbatim font-semibold">{title}</p>
        <p className="text-ink-muted">{text}</p>
      </div>
      {action}
    </div>
  );
}

function Used({ addedAt, lastUsedAt }: { addedAt: string; lastUsedAt: string | null }) {
  const t = useTranslations('consoleStaff.secondFactor');
  return (
    <>
      {t('added')} <Moment at={addedAt} /> · {t('lastUsed')} <Moment at={lastUsedAt} />
    </>
  );
}

interface DialogsProps extends SecondFactorSectionProps {
  asked: Asked | null;
  onClose: () => void;
}

function Dialogs({ asked, onClose, onRecoveryCodes }: DialogsProps) {
  const t = useTranslations('consoleStaff.secondFactor');
  const { refresh } = useAct(secondFactorReads);
  const done = async (codes: readonly string[] = []) => {
    onRecoveryCodes(codes);
    onClose();
    await refresh();
  };
  if (asked === null) return null;
  if (asked === 'totp') return <TotpDialog onClose={onClose} onDone={done} />;
  if (asked === 'passkey') return <PasskeyDialog onClose={onClose} onDone={done} />;
  if (asked === 'removeTotp') {
    return (
      <PasswordDialog
        title={t('totpRemove')}
        tone="danger"
        send={(password) => callApi('staffTotpRemove', { body: { password } }).then(() => done())}
        onClose={onClose}
      >
        <p>{t('removeText')}</p>
      </PasswordDialog>
    );
  }
  if (asked === 'codes') {
    return (
      <PasswordDialog
        title={t('recoveryNew')}
        send={(password) =>
          callApi('staffRecoveryCodes', { body: { password } }).then(({ recoveryCodes }) => done(recoveryCodes))
        }
        onClose={onClose}
      >
        <p>{t('recoveryNewText')}</p>
      </PasswordDialog>
    );
  }
  const params = { passkeyId: asked.passkeyId };
  return (
    <PasswordDialog
      title={t('passkeyRemoveOf', { name: asked.name })}
      tone="danger"
      send={(password) => callApi('staffPasskeyRemove', { params, body: { password } }).then(() => done())}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </PasswordDialog>
  );
}
