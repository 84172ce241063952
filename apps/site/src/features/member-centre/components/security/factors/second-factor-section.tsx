import { hasPasskeys } from '@baize/client/passkey';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../../lib/page/call-failure.tsx';
import { type SecondFactor, secondFactorQuery } from '../../../api/second-factor.ts';
import { Section } from '../section.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type Opened =
  | { kind: 'totp' | 'passkey' | 'removeTotp' | 'renew' }
  | { kind: 'removePasskey'; passkeyId: string; name: string };

/** The authenticator app, passkeys and recovery codes of the account. */
export function SecondFactorSection() {
  const t = useTranslations('security.secondFactor.section');
  const { data, error, refetch } = useQuery(secondFactorQuery());
  return (
    <Section id="second-factor" title={t('title')} text={t('text')}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data !== undefined && <Shown factor={data} />}
    </Section>
  );
}

function Shown({ factor }: { factor: SecondFactor }) {
  const t = useTranslations('security.secondFactor.section');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { totp, passkeys, recoveryCodesLeft } = factor;
  const open = (next: Opened) => () => setOpened(next);
  const isOn = totp !== null || passkeys.length > 0;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        <FactorRow
          icon={<Smartphone size={20} aria-hidden="true" />}
          name={t('app')}
          usedAt={totp === null ? undefined : totp.lastUsedAt}
          act={
            totp === null ? (
              <Button variant="secondary" onClick={open({ kind: 'totp' })}>
                {t('addApp')}
              </Button>
            ) : (
              <Button variant="ghost" onClick={open({ kind: 'removeTotp' })}>
                {t('removeApp')}
              </Button>
            )
          }
        />
        {passkeys.map(({ passkeyId, name, lastUsedAt }) => (
          <FactorRow
            key={passkeyId}
            icon={<Fingerprint size={20} aria-hidden="true" />}
            name={name}
            usedAt={lastUsedAt}
            act={
              <Button variant="ghost" onClick={open({ kind: 'removePasskey', passkeyId, name })}>
                {t('removePasskey', { name })}
              </Button>
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {hasPasskeys() && (
          <Button variant="secondary" onClick={open({ kind: 'passkey' })}>
            <Fingerprint size={18} aria-hidden="true" />
            {t('addPasskey')}
          </Button>
        )}
        {isOn && (
          <Button variant="secondary" onClick={open({ kind: 'renew' })}>
            {t('renew')}
          </Button>
        )}
      </div>
      {isOn && <p className="text-sm text-ink-muted">{t('codesLeft', { count: recoveryCodesLeft })}</p>}
      <OpenedDialog opened={opened} onClose={() => setOpened(null)} onCodes={setCodes} />
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  /** Null: never; undefined: it is not set up. */
  usedAt: string | null | undefined;
  act: ReactNode;
}

function FactorRow({ icon, name, usedAt, act }: FactorRowProps) {
  const t = useTranslations('security.secondFactor.section');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <span className="text-ink-muted">{icon}</span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-sm text-ink-muted">
            {usedAt === undefined && t('off')}
            {usedAt === null && t('unused')}
            {typeof usedAt === 'string' && t('usedAt', { time: format.dateTime(new Date(usedAt), 'moment') })}
          </p>
        </div>
      </div>
      {act}
    </li>
  );
}

interface OpenedDialogProps {
  opened: Opened | null;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function OpenedDialog({ opened, onClose, onCodes }: OpenedDialogProps) {
  const t = useTranslations('security.secondFactor.section');
  if (opened === null) return null;
  const done = (codes: readonly string[]) => {
    onClose();
    onCodes(codes);
  };
  if (opened.kind === 'totp') return <TotpDialog onClose={onClose} onDone={done} />;
  if (opened.kind === 'passkey') return <PasskeyDialog onClose={onClose} onDone={done} />;
  if (opened.kind === 'renew') {
    return (
      <PasswordDialog
        title={t('renew')}
        text={t('renewText')}
        act={{ kind: 'renew' }}
        onClose={onClose}
        onDone={done}
      />
    );
  }
  const passkey = opened.kind === 'removePasskey' ? opened : null;
  return (
    <PasswordDialog
      title={passkey === null ? t('removeApp') : t('removePasskey', { name: passkey.name })}
      text={t('removeText')}
      act={{ kind: 'remove', ...(passkey && { passkeyId: passkey.passkeyId }) }}
      onClose={onClose}
      onDone={done}
    />
  );
}
