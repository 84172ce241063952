import { faultText } from '@baize/i18n';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useAct } from '../use-act.ts';

interface ConfirmActProps {
  /** Says what the act does, naming whom it is done to; the button says the same. */
  label: string;
  tone?: 'primary' | 'danger';
  act: Pick<ReturnType<typeof useAct>, 'isBusy' | 'failure'>;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an act, and says why it failed. */
export function ConfirmAct({ label, tone = 'primary', act, onConfirm, onClose, children }: ConfirmActProps) {
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={label}
      confirmLabel={label}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      tone={tone}
      busy={act.isBusy}
      error={act.failure === null ? undefined : faultText(errors, { key: act.failure })}
    >
      {children}
    </ConfirmDialog>
  );
}
