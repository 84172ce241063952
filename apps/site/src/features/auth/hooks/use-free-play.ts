import { useCallback } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { randomHex } from '../../../lib/browser/random-id.ts';
import { useAuthIntent } from '../intent.ts';
import { useEnter } from './use-enter.ts';

/** Logs a visitor in with a new trial account; `then` follows, without it what he wanted before or the home page. Throws what the call throws. */
export function useFreePlay(): (then?: () => void) => Promise<void> {
  const enter = useEnter();
  return useCallback(
    async (then) => {
      const body = { os: 'web', platform: 'W' as const, randomString: randomHex(16), version: 3 as const };
      const opened = await callApi('loginFreePlay', { body });
      if (then !== undefined) useAuthIntent.setState({ afterLogin: then, reason: 'play' });
      try {
        await enter(opened);
      } catch (thrown) {
        // Another log-in is not to go on with this.
        if (then !== undefined) useAuthIntent.setState({ afterLogin: null });
        throw thrown;
      }
    },
    [enter],
  );
}
