import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createPlayer, type Player } from '@baize/testkit/player';
import {
  signatureHeader,
  signatureOf,
  timestampHeader,
} from '../../apps/server/src/modules/cashier/providers/sandbox-provider/signature.ts';
import { startPaymentProvider } from '../../e2e/support/payment-provider.ts';
import { atTheEnd } from '../endings.ts';
import { openLightSocket } from '../light-socket.ts';
import { startServer } from '../servers.ts';

const port = 4726;
const memberCount = 40;
const depositsEach = 6;
const amountMinor = 10_000;
const answerWithinMs = 10_000;

/** From sending a signed callback until the member's open page hears his new balance, over the production build. */
export async function depositTimes(dataFolder: string): Promise<number[]> {
  const journalFile = `${dataFolder}-payments.journal`;
  const provider = await startPaymentProvider({ port: port + 1, serverPort: port, journalFile });
  const endProvider = atTheEnd(async () => provider.kill());
  // Each member comes from an address of his own: calls are limited by it.
  const settings = { ...provider.settings, TRUSTED_PROXIES: '127.0.0.0/8,::1' };
  const server = await startServer({ port, dataFolder, settings });
  const times: number[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    const player = createPlayer(server.url, `payer${index}`, 'Lantern-90417', `10.7.0.${index + 1}`);
    times.push(...(await paidBy(player, server.url, provider.settings.PAYMENT_PROVIDER_SECRET ?? '')));
  }
  await server.stop();
  await endProvider();
  await rm(journalFile, { force: true });
  // The first ones fill the caches.
  return times.slice(depositsEach);
}

async function paidBy(player: Player, url: string, secret: string): Promise<number[]> {
  await player.register();
  const { token } = await player.call('login', { body: { username: player.username, password: player.password } });
  let heard: (balance: string) => void = () => undefined;
  const socket = await openLightSocket(
    new URL(url),
    { token },
    (event) => {
      const [name, value] = JSON.parse(event.toString()) as [string, { sumBalance: string }];
      if (name === 'balance') heard(value.sumBalance);
    },
    '/member',
  );
  const times: number[] = [];
  for (let deposit = 1; deposit <= depositsEach; deposit += 1) {
    const body = {
      requestId: randomUUID(),
      methodCode: 'card',
      amount: String(amountMinor / 100),
      device: 'phone',
    } as const;
    const order = await player.call('createDeposit', { body });
    if (order.instructions?.kind !== 'redirect') throw new Error(`no page to pay ${order.orderId} at`);
    const reference = order.instructions.payUrl.split('/').at(-1) ?? '';
    const expected = `${(amountMinor / 100) * deposit}.00`;
    const arrived = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no balance of ${expected} came`)), answerWithinMs);
      heard = (balance) => {
        if (balance !== expected) return;
        clearTimeout(late);
        resolve();
      };
    });
    const startedAt = performance.now();
    const paid = { id: order.orderId, reference, state: 'paid', amountMinor: String(amountMinor), currency: 'PLY' };
    await sendCallback(url, secret, JSON.stringify({ messageId: randomUUID(), subject: 'deposit', ...paid }));
    await arrived;
    times.push(performance.now() - startedAt);
  }
  socket.destroy();
  return times;
}

async function sendCallback(url: string, secret: string, body: string): Promise<void> {
  const timestamp = String(Date.now());
  const headers = {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [signatureHeader]: signatureOf(secret, timestamp, 'callback', body),
  };
  const answer = await fetch(`${url}/payments/v1/callbacks/sandbox-pay`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`a callback was answered with ${answer.status}`);
  await answer.body?.cancel();
}
