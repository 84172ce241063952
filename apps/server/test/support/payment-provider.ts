import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  signatureHeader,
  signatureOf,
  timestampHeader,
} from '../../src/modules/cashier/providers/sandbox-provider/signature.ts';

export interface ProviderProcess {
  url: string;
  secret: string;
  /** What goes wrong with an order; with the empty id, with all. */
  setFault(id: string, fault: string | null): Promise<void>;
  /** What the payer does on the page of the payment. */
  pay(payUrl: string, deed?: 'pay' | 'part' | 'fail' | 'reverse'): Promise<void>;
  /** Ends it, hard, and starts it again on the same journal. */
  restart(): Promise<void>;
  close(): void;
}

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const program = path.join(repository, 'examples/payment-provider/src/main.ts');
const tsx = createRequire(import.meta.url).resolve('tsx');

/** Runs the program in `examples/payment-provider` as a child process, whose callbacks are passed on to where the operator is at the time. */
export async function openProviderProcess(callbackUrl: () => string): Promise<ProviderProcess> {
  const secret = randomUUID();
  const relay = await openRelay(callbackUrl);
  const journalFile = path.join(mkdtempSync(path.join(tmpdir(), 'payments-')), 'journal');
  const environment = {
    PAYMENT_SECRET: secret,
    CALLBACK_URL: relay.url,
    JOURNAL_FILE: journalFile,
    LATE_MS: '400',
    PAYOUT_MS: '50',
  };
  let running = await begin(environment, '0');
  const { url } = running;

  const ask = async (pathname: string, sent: object): Promise<void> => {
    const body = JSON.stringify(sent);
    const timestamp = String(Date.now());
    const signature = signatureOf(secret, timestamp, `POST ${pathname}`, body);
    const headers = { [timestampHeader]: timestamp, [signatureHeader]: signature };
    const { status } = await fetch(url + pathname, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`the provider answered ${pathname} with ${status}`);
  };
  return {
    url,
    secret,
    setFault: (id, fault) => ask('/v1/faults', { id, fault }),
    pay: async (payUrl, deed = 'pay') => {
      const { status } = await fetch(payUrl, {
        method: 'POST',
        body: new URLSearchParams({ deed }),
        redirect: 'manual',
      });
      if (status !== 303) throw new Error(`the pay page answered with ${status}`);
    },
    restart: async () => {
      const ended = new Promise((resolve) => running.child.once('exit', resolve));
      running.child.kill('SIGKILL');
      await ended;
      running = await begin(environment, new URL(url).port);
    },
    close: () => {
      running.child.kill('SIGKILL');
      relay.close();
    },
  };
}

async function openRelay(target: () => string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.fromEntries(
      ['content-type', timestampHeader, signatureHeader].map((name) => [name, String(request.headers[name] ?? '')]),
    );
    const answer = await fetch(target(), { method: 'POST', headers, body: Buffer.concat(parts) }).catch(() => null);
    response.writeHead(answer?.status ?? 502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

async function begin(environment: Record<string, string>, port: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', tsx, program], {
    env: { ...process.env, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, found] = /ready: (\S+)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, url };
}
