import { constants, createCipheriv, createPublicKey, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type Calls, type CallValue, calls, prepareRequest, sealedPayload } from '@baize/contract';

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
const base64url = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url');
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
  const { alg, enc, kid, jwk } = encryption;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const head = base64url(JSON.stringify({ alg, enc, kid }));
  return Array.from({ length: count }, (_, index) => {
    const fields = { username: `flood${index}`, password: 'a wrong password 1' };
    return seal(key, head, sealedPayload(fields, Date.parse(serverTime)));
  });
}

/** A JWE in compact form, RSA-OAEP-256 and A128GCM. */
function seal(key: KeyObject, head: string, payload: Uint8Array): string {
  const [contentKey, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-128-gcm', contentKey, iv).setAAD(Buffer.from(head));
  const text = Buffer.concat([cipher.update(payload), cipher.final()]);
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, contentKey);
  return [head, ...[wrapped, iv, text, cipher.getAuthTag()].map(base64url)].join('.');
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
