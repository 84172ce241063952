import { createServer, type IncomingMessage } from 'node:http';
import { publicKeyOf, readSignatureHeaders, verifySignature } from '@baize/vendor-kit/http';

/**
 * A vendor that keeps players' money itself, as a process of its own for tests. `POST /mode/<command>/<mode>` makes it misbehave:
 * `hang` (nothing happens, no answer), `cutAfter` (it happens, and the line breaks before the answer), `fail` and `failAfter` (status 500
 * before or after), `refuse`, `late` (it is tried only after the operator gave up), `less` (it happens, and a unit less is told).
 * `POST /win/<playerRef>/<minor>` plays for the player.
 */

type Mode = 'ok' | 'hang' | 'cutAfter' | 'fail' | 'failAfter' | 'refuse' | 'late' | 'less';
type Request = { txId: string; playerRef: string; amountMinor: string | null };
type Answer = Record<string, string>;

const { transferPublicKey, lateMs } = JSON.parse(process.argv[2] ?? '{}') as {
  transferPublicKey: string;
  lateMs: number;
};
const transferKey = publicKeyOf(transferPublicKey);
const modes = new Map<string, Mode>();
const balances = new Map<string, bigint>();
/** Null: barred, it never happened and never will. */
const transfers = new Map<string, { command: string; amountMinor: bigint } | null>();

const balanceOf = (playerRef: string) => balances.get(playerRef) ?? 0n;

function transfer(command: 'deposit' | 'withdraw', { txId, playerRef, amountMinor }: Request): Answer {
  const known = transfers.get(txId);
  if (known === null) return { status: 'refused' };
  if (known) return { status: 'done', amountMinor: `${known.amountMinor}` };
  const amount = amountMinor === null ? balanceOf(playerRef) : BigInt(amountMinor);
  if (command === 'withdraw' && amount > balanceOf(playerRef)) {
    transfers.set(txId, null);
    return { status: 'refused' };
  }
  balances.set(playerRef, balanceOf(playerRef) + (command === 'deposit' ? amount : -amount));
  transfers.set(txId, { command, amountMinor: amount });
  return { status: 'done', amountMinor: `${amount}` };
}

function sumOf(command: string): string {
  let sum = 0n;
  for (const one of transfers.values()) if (one?.command === command) sum += one.amountMinor;
  return `${sum}`;
}

const commands: Record<string, (request: Request) => Answer> = {
  deposit: (request) => transfer('deposit', request),
  withdraw: (request) => transfer('withdraw', request),
  query: ({ txId }) => {
    const known = transfers.get(txId);
    if (!known) transfers.set(txId, null);
    return known ? { status: 'done', amountMinor: `${known.amountMinor}` } : { status: 'absent' };
  },
  balance: ({ playerRef }) => ({ balanceMinor: `${balanceOf(playerRef)}` }),
  totals: () => ({ depositedMinor: sumOf('deposit'), withdrawnMinor: sumOf('withdraw') }),
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `hang`: no answer at all; `cut`: the line breaks. */
async function misbehave(mode: Mode, act: () => Answer): Promise<{ status: number; answer: Answer } | 'hang' | 'cut'> {
  if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs));
  if (mode === 'hang') return 'hang';
  if (mode === 'fail') return { status: 500, answer: {} };
  if (mode === 'refuse') return { status: 200, answer: { status: 'refused' } };
  const answer = act();
  if (mode === 'cutAfter') return 'cut';
  if (mode === 'less')
    return { status: 200, answer: { ...answer, amountMinor: `${BigInt(answer.amountMinor ?? 1) - 1n}` } };
  return mode === 'failAfter' ? { status: 500, answer: {} } : { status: 200, answer };
}

const server = createServer(async (request, response) => {
  const body = await bodyOf(request);
  const path = request.url ?? '';
  const [, area, first = '', second = ''] = path.split('/');
  if (area === 'mode') {
    modes.set(first, second as Mode);
    response.end();
    return;
  }
  if (area === 'win') {
    balances.set(first, balanceOf(first) + BigInt(second));
    response.end();
    return;
  }
  const signed = readSignatureHeaders(request.headers);
  const isFromOperator =
    signed !== null && verifySignature({ ...signed, method: request.method ?? '', path, body }, transferKey);
  const command = path.replace('/transfer/v1/', '');
  const run = commands[command];
  if (!isFromOperator || !run) {
    response.writeHead(isFromOperator ? 404 : 401).end();
    return;
  }
  const answered = await misbehave(modes.get(command) ?? 'ok', () => run(JSON.parse(body.toString('utf8'))));
  if (answered === 'cut') request.socket.destroy();
  else if (answered !== 'hang') response.writeHead(answered.status).end(JSON.stringify(answered.answer));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
// Whoever started it is gone: nobody is left to end it.
process.stdin.on('close', () => process.exit(0));
process.stdin.resume();
