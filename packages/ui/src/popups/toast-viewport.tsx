import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { ToastMessage } from './toast-message.ts';

const manager = Toast.createToastManager();

export interface ToastViewportProps {
  waiting: readonly ToastMessage[];
  onTaken: (ids: ReadonlySet<number>) => void;
  closeLabel: string;
}

/** The corner in which toasts stand; used by `ToastHost` only. */
export function ToastViewport({ waiting, onTaken, closeLabel }: ToastViewportProps) {
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { title, text, tone } of waiting) {
      manager.add({ title, type: tone, ...(text === undefined ? {} : { description: text }) });
    }
    onTaken(new Set(waiting.map((message) => message.id)));
  }, [waiting, onTaken]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="pointer-events-none fixed inset-x-4 top-16 z-toast flex flex-col items-center gap-2 md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-96 md:items-stretch">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="pointer-events-auto w-full max-w-md rounded-lg border border-line bg-raised text-ink shadow-popup transition-[opacity,transform] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 md:data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
        <span
          aria-hidden="true"
          className={clsx(
            'h-8 w-1 shrink-0 rounded-full',
            toast.type === 'danger' ? 'bg-danger' : toast.type === 'success' ? 'bg-success-ink' : 'bg-gold',
          )}
        />
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-sm font-semibold" />
          <Toast.Description className="text-sm text-ink-muted" />
        </div>
        <Toast.Close
          render={
            <IconButton label={closeLabel}>
              <X size={18} />
            </IconButton>
          }
        />
      </Toast.Content>
    </Toast.Root>
  ));
}
