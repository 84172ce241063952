import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The own account: second factor, password, sessions. */
export function AccountPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.own');
  const staff = useStaff();
  /** Shown once, with the first second factor or when new ones were asked for. */
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  return (
    <PageFrame title={pages('account')} text={t('text', { name: staff.username, roles: staff.roles.join(', ') })}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SecondFactorSection onRecoveryCodes={setRecoveryCodes} />
        <PasswordForm />
      </div>
      <OwnSessions />
      {recoveryCodes.length > 0 && <RecoveryDialog codes={recoveryCodes} onClose={() => setRecoveryCodes([])} />}
    </PageFrame>
  );
}
