import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-message.ts';

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

const ToastViewport = lazy(() => import('./toast-viewport.tsx').then((file) => ({ default: file.ToastViewport })));

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
