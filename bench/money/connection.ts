import { connect } from 'node:net';

/** A keep-alive connection of the load client: one request at a time, its answer's status and body as latin1 text. */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { resolve: (answer: string) => void; reject: (error: Error) => void } | null = null;
  let received = '';
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed a connection')));
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0 || received.length < headEnd + 4 + contentLength(received, headEnd)) return;
    const answer = received.slice(9, 13) + received.slice(headEnd + 4);
    received = '';
    waiting?.resolve(answer);
  });
  return {
    send: (bytes: string | Buffer): Promise<string> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(bytes as string, 'latin1');
      }),
    close: () => {
      waiting = null;
      socket.destroy();
    },
  };
}

const lengthHeader = 'content-length: ';

function contentLength(text: string, headEnd: number): number {
  const at = text.indexOf(lengthHeader);
  if (at < 0 || at > headEnd) throw new Error('an answer without a content-length');
  return Number.parseInt(text.slice(at + lengthHeader.length, at + lengthHeader.length + 10), 10);
}
