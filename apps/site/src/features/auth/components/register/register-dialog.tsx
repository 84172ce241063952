import { Dialog } from '@baize/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRulesOrLate } from '../../hooks/use-rules-or-late.ts';
import { RegisterPanel } from './register-panel.tsx';

export interface RegisterDialogProps {
  onClose: () => void;
  /** Opens the login in place of this one. */
  onLogin: () => void;
  /** The popup's banners; nothing where the brand has none. */
  banner: ReactNode;
}

/** The registration popup. */
export function RegisterDialog({ onClose, onLogin, banner }: RegisterDialogProps) {
  const t = useTranslations('auth.register');
  const action = useTranslations('common.action');
  return (
    <Dialog open={useRulesOrLate()} onClose={onClose} title={t('title')} closeLabel={action('close')} size="sm">
      <div className="mb-4 empty:hidden">{banner}</div>
      <RegisterPanel onLogin={onLogin} />
    </Dialog>
  );
}
