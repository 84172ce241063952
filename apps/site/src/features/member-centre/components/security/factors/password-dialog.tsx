import { Dialog } from '@baize/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../../lib/api/client.ts';
import { askInSession, type Proof } from '../../../../../lib/second-factor/second-step.ts';
import { useSecondFactor } from '../../../../../lib/second-factor/use-second-factor.tsx';
import { secondFactorQuery } from '../../../api/second-factor.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  title: string;
  text: string;
  /** Without a passkey the app is taken away. */
  act: { kind: 'renew' } | { kind: 'remove'; passkeyId?: string };
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** What needs the login password and then a second factor. */
export function PasswordDialog({ title, text, act, onClose, onDone }: PasswordDialogProps) {
  const common = useTranslations('common.action');
  const { ask, dialog } = useSecondFactor();
  const queryClient = useQueryClient();
  const change = async (password: string, proof: Proof): Promise<readonly string[]> => {
    if (act.kind === 'renew') {
      return (await callApi('renewRecoveryCodes', { body: { password, ...proof } })).recoveryCodes;
    }
    const chosen = act.passkeyId === undefined ? {} : { passkeyId: act.passkeyId };
    await callApi('removeSecondFactor', { body: { password, ...chosen, ...proof } });
    return [];
  };
  const send = async (password: string) => {
    const step = await askInSession();
    const codes = await ask({ step, again: askInSession, send: (proof) => change(password, proof) });
    if (codes === null) return;
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
    onDone(codes);
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} size="sm">
      <PasswordForm label={title} send={send}>
        <p className="text-sm">{text}</p>
      </PasswordForm>
      {dialog}
    </Dialog>
  );
}
