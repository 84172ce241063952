import type { FrameToHost, HostToFrame } from '@baize/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { readFrameMessage } from '../frame-messages.ts';

/**
 * Talks with the game in `frame`. Heard are only messages whose source is that frame's own window and whose origin is `origin`
 * ("null" for a sandboxed frame without one); a sibling frame, a popup or the frame after a navigation elsewhere is not.
 */
export function useFrameChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameToHost) => void,
) {
  const handler = useRef(onMessage);
  useEffect(() => {
    handler.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const own = frame.current?.contentWindow;
      if (own == null || event.source !== own || event.origin !== origin) return;
      const message = readFrameMessage(event.data);
      if (message !== null) handler.current(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
  return useCallback(
    (message: HostToFrame) => {
      // A frame without an origin cannot be named as a target; nothing secret is ever sent this way.
      frame.current?.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
    },
    [frame, origin],
  );
}
