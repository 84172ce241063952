import { beginSession, useSession } from './session.ts';

type TabMessage = { kind: 'asked' } | { kind: 'answered'; token: string };

const channelName = 'session';
/** A tab in the background of a slow device takes seconds to answer; who logs in meanwhile keeps his own session. */
const waitMs = 15_000;

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'asked' || 'token' in data);

/**
 * Session storage belongs to one tab, so one that opens without a session asks the others of this site in this browser, and takes theirs over.
 * Nothing is stored for it. Returns what stops answering.
 */
export function shareSessionWithTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const isGuest = () => useSession.getState().token === '';
  let isWaiting = isGuest();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const { token, member } = useSession.getState();
    if (data.kind === 'asked' && member !== null) channel.postMessage({ kind: 'answered', token });
    if (data.kind !== 'answered' || !isWaiting || !isGuest()) return;
    isWaiting = false;
    beginSession(data.token);
  };
  if (isWaiting) channel.postMessage({ kind: 'asked' });
  const timer = setTimeout(() => {
    isWaiting = false;
  }, waitMs);
  // Who has logged in here, and out again, has not asked for the session of another tab.
  const unwatch = useSession.subscribe(({ token }) => {
    if (token !== '') isWaiting = false;
  });
  return () => {
    clearTimeout(timer);
    unwatch();
    channel.close();
  };
}
