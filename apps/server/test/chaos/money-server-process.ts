import { createInterface } from 'node:readline';
import { openMoneyServer, serveMoneyServer } from './money-server.ts';

/** What the process is told, as JSON in its one argument. */
export interface MoneyServerProcessOptions {
  databaseUrl: string;
  port: number;
  host?: string;
  connections?: number;
  /** How often what vendors left open is ended; never by default. */
  sweepEveryMs?: number;
}

const options: MoneyServerProcessOptions = JSON.parse(process.argv[2] ?? '{}');
let failures = 0;
const server = openMoneyServer({
  ...options,
  onFailure: (error) => {
    failures += 1;
    const { message, code } = error as Error & { code?: unknown };
    if (failures <= 2_000) process.stderr.write(`${code ?? ''} ${message}\n`);
  },
});
const app = await serveMoneyServer(server);

if (options.sweepEveryMs !== undefined) {
  const sweep = async (): Promise<void> => {
    const { released = 0, closed = 0 } = await server.gateway
      .sweep()
      .catch(() => ({}) as { released?: number; closed?: number });
    if (released + closed > 0) process.stdout.write(`swept ${released} ${closed}\n`);
    setTimeout(() => void sweep(), options.sweepEveryMs);
  };
  void sweep();
}

await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
process.stdout.write('ready\n');

const end = async (): Promise<void> => {
  await app.close();
  await server.close();
  process.exit(0);
};
process.once('SIGTERM', () => void end());
// Whoever started it is gone: nobody is left to end it.
createInterface(process.stdin).once('close', () => process.exit(0));
