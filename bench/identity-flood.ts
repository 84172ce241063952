import { Agent, request } from 'node:http';
import { type Calls, type CallValue, calls, prepareRequest, sealedPayload } from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';

/** What the flood is told on its standard input, as one line of JSON. */
export interface FloodTask {
  port: number;
  perSecond: number;
  seconds: number;
}
/** What it says at its end: how many answers had which status, and how many logins left each second. */
export interface FloodSight {
  statuses: Record<string, number>;
  sentPerSecond: number;
}

/** A process of its own that logs in with wrong passwords, each under its own name, number and address, whatever is answered. */
const task = await readTask();
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const bodies = await sealedBodies(task.perSecond * task.seconds);
process.stdout.write('"begin"\n');
const statuses: Record<string, number> = {};
const begin = performance.now();
const running: Promise<void>[] = [];
for (const [index, body] of bodies.entries()) {
  const waitMs = (index * 1_000) / task.perSecond - (performance.now() - begin);
  if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
  running.push(logIn(body, index));
}
const sentPerSecond = Math.round((bodies.length / (performance.now() - begin)) * 1_000);
await Promise.all(running);
agent.destroy();
process.stdout.write(`${JSON.stringify({ statuses, sentPerSecond } satisfies FloodSight)}\n`);

async function readTask(): Promise<FloodTask> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return JSON.parse(text);
}

/** Sealed just before they are sent: a sealed body is good for a minute, and once. */
async function sealedBodies(count: number): Promise<string[]> {
  const response = await fetch(`http://localhost:${task.port}${prepareRequest('whitelabel', { query: {} }).target}`);
  const { encryption, serverTime } = ((await response.json()) as { value: CallValue<Calls['whitelabel']> }).value;
  const key = await importJWK(encryption.jwk, encryption.alg);
  const seal = (index: number) =>
    new CompactEncrypt(
      sealedPayload({ username: `flood${index}`, password: 'a wrong password 1' }, Date.parse(serverTime)),
    )
      .setProtectedHeader({ alg: encryption.alg, enc: encryption.enc, kid: encryption.kid })
      .encrypt(key);
  return Promise.all(Array.from({ length: count }, (_, index) => seal(index)));
}

function logIn(body: string, index: number): Promise<void> {
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const headers = {
    'content-type': 'application/jose',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  };
  const { method, path } = calls.login;
  const note = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  return new Promise((resolve) => {
    const sent = request({ agent, host: 'localhost', port: task.port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        note(String(answer.statusCode));
        resolve();
      });
    });
    sent.once('error', ({ message }) => {
      note(message);
      resolve();
    });
    sent.end(body);
  });
}
