import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PaymentProvider,
  type PayoutOrder,
  type ProviderReport,
  UnknownOutcomeError,
} from '../../providers/provider.ts';

/** How the provider's program behaves to the next payouts. */
export interface PayoutScript {
  /** `lost`: it takes the payout and never answers; `broken`: 500; the rest as the report says. */
  answer: 'paid' | 'failed' | 'pending' | 'lost' | 'broken' | 'oneLess';
  /** What was taken, by the payout's id; the same id again is the same payout. */
  taken: Map<string, { amountMinor: string; state: 'pending' | 'paid' | 'failed' | 'reversed' }>;
  requests: number;
}

/** Takes a new payout as the script says, and tells what became of it. */
function reportOf(script: PayoutScript, order: { id: string; amountMinor: string; isNew: boolean }) {
  if (order.isNew && !script.taken.has(order.id)) {
    const state = script.answer === 'failed' || script.answer === 'pending' ? script.answer : 'paid';
    script.taken.set(order.id, { amountMinor: order.amountMinor, state });
  }
  const found = script.taken.get(order.id);
  const less = script.answer === 'oneLess' ? 1n : 0n;
  return found ? { ...found, amountMinor: String(BigInt(found.amountMinor) - less) } : { state: 'notFound' };
}

/** A payment provider as a program of its own behind HTTP. */
export async function startProvider(
  script: PayoutScript,
): Promise<{ provider: PaymentProvider; url: string; server: Server }> {
  const server = createServer((request, response) => {
    script.requests += 1;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (script.answer === 'broken') return void response.writeHead(500).end();
      const told = reportOf(script, JSON.parse(body));
      if (script.answer === 'lost') return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { provider: providerAt(url), url, server };
}

/** The adapter of that program. */
export function providerAt(url: string): PaymentProvider {
  const ask = async (order: PayoutOrder, isNew: boolean): Promise<ProviderReport> => {
    const { payoutId: id, amountMinor, currency } = order;
    const answer = await fetch(`${url}/payout`, {
      method: 'POST',
      body: JSON.stringify({ id, amountMinor: String(amountMinor), isNew }),
    }).catch((cause: unknown) => {
      throw new UnknownOutcomeError('no answer', { cause });
    });
    if (!answer.ok) throw new UnknownOutcomeError(`status ${answer.status}`);
    const told = (await answer.json()) as { state: ProviderReport['state']; amountMinor: string };
    if (told.state === 'failed') return { state: 'failed', reason: 'account closed' };
    if (told.state !== 'paid' && told.state !== 'reversed') return { state: told.state };
    return { state: told.state, amountMinor: BigInt(told.amountMinor), currency, providerReference: `ref-${id}` };
  };
  return {
    code: 'test-pay',
    startDeposit: () => Promise.reject(new Error('no deposits here')),
    depositReport: async () => ({ state: 'notFound' }),
    startPayout: (order) => ask(order, true),
    payoutReport: (order) => ask(order, false),
    readCallback: () => null,
  };
}
