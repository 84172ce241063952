import type { FrameToHost, HostToFrame } from '@baize/contract';

type Sendable = FrameToHost extends infer Message
  ? Message extends { channel: 'baize-game' }
    ? Omit<Message, 'channel'>
    : never
  : never;

export interface HostLink {
  /** Posts to the host's exact origin; without a host it does nothing. */
  send: (message: Sendable) => void;
  /** Calls back for each message of the host until the returned function is called. */
  listen: (onMessage: (message: HostToFrame) => void) => () => void;
  readonly hasHost: boolean;
}

/** The host's message when `event` is one: the parent's window, its exact origin, a known form. Null for everything else. */
export function hostMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  parent: unknown,
  hostOrigin: string,
): HostToFrame | null {
  if (event.source !== parent || event.origin !== hostOrigin) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null) return null;
  const { channel, type, sound, tableChat } = data as Record<string, unknown>;
  if (channel !== 'baize-game') return null;
  if (type === 'balanceChanged') return { channel, type };
  if (type === 'preferences' && typeof sound === 'boolean')
    return { channel, type, sound, ...(typeof tableChat === 'boolean' && { tableChat }) };
  return null;
}

/** The link to the page that holds the frame. `hostOrigin` null: the frame stands alone. */
export function createHostLink(hostOrigin: string | null, frame: Window = window): HostLink {
  const { parent } = frame;
  if (hostOrigin === null || parent === frame) return { send: () => {}, listen: () => () => {}, hasHost: false };
  return {
    hasHost: true,
    send: (message) => parent.postMessage({ channel: 'baize-game', ...message }, hostOrigin),
    listen: (onMessage) => {
      const receive = (event: MessageEvent<unknown>) => {
        const message = hostMessage(event, parent, hostOrigin);
        if (message !== null) onMessage(message);
      };
      frame.addEventListener('message', receive);
      return () => frame.removeEventListener('message', receive);
    },
  };
}
