import type { AddressInfo, Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a real socket. */
export interface MailPeer {
  port: number;
  /** Every mail that came in whole, whatever the server said of it. */
  received: { to: string[]; user: unknown; email: Email }[];
  /** What it says of a mail that came in whole; `silence`: it keeps the mail, and its answer is lost. */
  answer: 'taken' | 'refused' | 'silence';
  close(): Promise<void>;
}

/** Lets everybody in who says nothing, and `house` with its password. */
export async function openMailPeer(): Promise<MailPeer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) =>
      auth.username === 'house' && auth.password === 'p@ss/word'
        ? done(null, { user: 'house' })
        : done(new Error('no')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks));
        peer.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), user: session.user, email });
        if (peer.answer === 'taken') done();
        if (peer.answer === 'refused') done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      });
    },
  });
  // A client that leaves in the middle is no failure of the server's.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const peer: MailPeer = {
    port: ((server.server as Server).address() as AddressInfo).port,
    received: [],
    answer: 'taken',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
