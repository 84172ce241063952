import type { SocketChannel } from '@baize/contract/sockets';
import * as z from 'zod/mini';

/** A channel of one room, with a message in each direction. */
export const gameChannel = {
  namespace: '/game',
  auth: z.strictObject({ room: z.string() }),
  fromServer: { result: z.object({ text: z.string() }) },
  fromClient: { bet: z.strictObject({ amount: z.int() }) },
} as const satisfies SocketChannel;
