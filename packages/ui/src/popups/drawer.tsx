import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A panel from the left edge, for navigation on narrow screens; behaves as `Dialog` does. */
export function Drawer({ open, onClose, title, closeLabel, children }: DrawerProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className="fixed inset-y-0 left-0 z-overlay flex w-[min(20rem,85vw)] flex-col bg-raised text-ink shadow-popup outline-none transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <header className="flex min-h-14 shrink-0 items-center justify-between pr-2 pl-6">
            <BaseDialog.Title className="text-lg font-bold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label={closeLabel} className="rounded-full">
                  <X size={22} />
                </IconButton>
              }
            />
          </header>
          <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-4">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
