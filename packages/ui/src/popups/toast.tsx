import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-message.ts';
import type { ToastViewportProps } from './toast-viewport.tsx';

let queue: readonly ToastMessage[] = [];
let shownCount = 0;
const listeners = new Set<() => void>();

/** Says something in passing; read out politely. It must never be the only place where a failure is told. */
export function showToast(message: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }): void {
  shownCount += 1;
  queue = [...queue, { tone: 'plain', ...message, id: shownCount }];
  for (const listener of listeners) listener();
}

function takeFromQueue(ids: ReadonlySet<number>): void {
  queue = queue.filter((message) => !ids.has(message.id));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then(
    (file) => ({ default: file.ToastViewport }),
    () => ({ default: PlainToasts }),
  ),
);

/** Stands in where the toasts' code does not come: what there is to say is said all the same, until it is pressed away. */
function PlainToasts({ waiting, onTaken, closeLabel }: ToastViewportProps) {
  return (
    <div role="status" className="fixed inset-x-4 top-16 z-toast mx-auto max-w-md">
      {waiting.map(({ id, title, text }) => (
        <p key={id} className="mb-2 rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-popup">
          {title} {text}
          <button type="button" className="min-h-touch px-3 underline" onClick={() => onTaken(new Set([id]))}>
            {closeLabel}
          </button>
        </p>
      ))}
    </div>
  );
}

/** Stands once in an app. The toasts' own code is loaded with the first message. */
export function ToastHost({ closeLabel }: { closeLabel: string }) {
  const waiting = useSyncExternalStore(subscribe, () => queue);
  if (shownCount === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport waiting={waiting} onTaken={takeFromQueue} closeLabel={closeLabel} />
    </Suspense>
  );
}
