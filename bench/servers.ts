import * as support from '../e2e/support/server.ts';
import { atTheEnd } from './endings.ts';

/** A server of a measurement: ended with it, however the measurement ends. */
export async function startServer(options: Parameters<typeof support.startServer>[0]): Promise<support.RunningServer> {
  const server = await support.startServer(options);
  const stop = atTheEnd(server.stop);
  return {
    ...server,
    stop,
    kill: async () => {
      await server.kill();
      // It has ended: nothing is left to be asked, and its end is no longer remembered.
      await stop();
    },
  };
}
