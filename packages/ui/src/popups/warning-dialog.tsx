import { TriangleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export interface WarningDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  closeLabel: string;
}

/** Stops what was going on and says why; one button to go back. */
export function WarningDialog({ open, onClose, title, text, confirmLabel, closeLabel }: WarningDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} size="sm">
      <div role="alert" className="flex items-start gap-3 rounded-md bg-warning-soft px-4 py-3 text-warning-ink">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p className="font-medium">{text}</p>
      </div>
      <Button size="lg" className="mt-5 w-full" onClick={onClose}>
        {confirmLabel}
      </Button>
    </Dialog>
  );
}
