import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A line under the title: what or whom it is about. */
  subtitle?: ReactNode;
  closeLabel: string;
  /** A bar under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right edge, for creating and editing beside a list; fills a phone. It behaves as `Dialog` does. */
export function SidePanel({ open, onClose, title, subtitle, closeLabel, footer, children }: SidePanelProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup className="fixed inset-y-0 right-0 z-overlay flex w-full flex-col bg-raised text-ink shadow-popup outline-none transition-transform duration-200 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full md:w-md">
          <header className="shrink-0 border-b border-line py-3 pr-16 pl-5">
            <div className="min-w-0 py-1">
              <BaseDialog.Title className="text-lg font-bold">{title}</BaseDialog.Title>
              {subtitle !== undefined && <p className="verbatim text-sm text-ink-muted">{subtitle}</p>}
            </div>
          </header>
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5">{children}</div>
          {footer !== undefined && <footer className="shrink-0 border-t border-line px-5 py-3">{footer}</footer>}
          {/* Last in the order, so that the focus begins in the content. */}
          <BaseDialog.Close
            render={
              <IconButton label={closeLabel} className="absolute top-2.5 right-3 rounded-full">
                <X size={20} />
              </IconButton>
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
