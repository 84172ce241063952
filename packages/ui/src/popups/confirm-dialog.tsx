import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What happens, naming the person and the amount. */
  children: ReactNode;
  /** Says what the button does, not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `danger` for what takes something away. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** Why the last try failed, in the reader's language. */
  error?: string | undefined;
}

/** Asks before an act that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel, closeLabel } = props;
  const { tone = 'primary', busy = false, error } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {children}
        {error !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
