import { useTranslations } from 'use-intl';
import { SecretDialog } from '../../../lib/dialogs/secret-dialog.tsx';

/** The recovery codes, shown once: each opens the account once where the device is lost. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('consoleStaff.secondFactor');
  return (
    <SecretDialog title={t('recoveryCodes')} text={t('recoveryText')} secret={codes.join('\n')} onClose={onClose} />
  );
}
