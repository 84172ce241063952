import { lazy, Suspense } from 'react';
import { orNothing } from '../../../lib/page/chunk.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

const Bell = lazy(() => orNothing(import('./messages-bell.tsx').then((file) => ({ default: file.MessagesBell }))));
const Count = lazy(() =>
  orNothing(
    import('../../../features/messages/components/unread-count.tsx').then((file) => ({ default: file.UnreadCount })),
  ),
);

/** The bell of the messages; its code comes after the first load, and its place is kept. */
export function LateMessagesBell() {
  return (
    <Suspense fallback={<span className="hidden size-11 md:block" />}>
      <Bell />
    </Suspense>
  );
}

/** The number of unread messages, for who is logged in. */
export function LateUnreadCount({ className }: { className: string }) {
  if (!useSession(isLoggedIn)) return null;
  return (
    <Suspense fallback={null}>
      <Count className={className} />
    </Suspense>
  );
}
