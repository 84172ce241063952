import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { MovedClock } from './moved-clock.ts';
import { repositoryFolder } from './server.ts';

export interface RunningProvider {
  /** Settings of the server that talks to it. */
  settings: Record<string, string>;
  /** Makes one of the calls of its interface, signed as the operator signs. */
  call(path: string, body: object): Promise<void>;
  kill(): void;
}

const secret = 'the secret of a journey of its own';

/** The sandbox payment provider as a process beside a server of a journey's own; it pays out at once. */
export async function startPaymentProvider(options: {
  port: number;
  serverPort: number;
  journalFile: string;
  /** Another clock than the machine’s. */
  clock?: MovedClock;
}): Promise<RunningProvider> {
  const url = `http://localhost:${options.port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/payment-provider/src/main.ts'], {
    cwd: repositoryFolder,
    env: {
      ...process.env,
      PORT: String(options.port),
      PAYMENT_SECRET: secret,
      CALLBACK_URL: `http://localhost:${options.serverPort}/payments/v1/callbacks/sandbox-pay`,
      JOURNAL_FILE: options.journalFile,
      PAYOUT_MS: '100',
      ...options.clock?.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    settings: { PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_SECRET: secret },
    call: async (path, sent) => {
      const [timestamp, body] = [String(options.clock?.nowMs() ?? Date.now()), JSON.stringify(sent)];
      const signature = createHmac('sha256', secret).update(`${timestamp}\nPOST ${path}\n${body}`).digest('hex');
      const headers = { 'x-payment-timestamp': timestamp, 'x-payment-signature': signature };
      const answer = await fetch(url + path, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    },
    kill: () => void child.kill(),
  };
}
