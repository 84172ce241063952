import { generateKeyPairSync } from 'node:crypto';
import { encodeRequest } from '../../http/index.ts';
import type { Actor } from '../actor.ts';
import { type Case, groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';
import { newNonce, type Twist } from '../http-peer.ts';
import type { Scenario } from '../scenario.ts';

const tooFarMs = 10 * 60_000;
const closeMs = 45_000;

export const debitBody = (scenario: Scenario, actor: Actor, name = 'bet', amountMinor = 60n): string =>
  encodeRequest('debit', {
    roundId: scenario.id('round'),
    gameCode: actor.gameCode,
    session: actor.session,
    playerRef: actor.playerRef,
    txId: scenario.id(name),
    amountMinor,
  });

type Twisted = (scenario: Scenario, body: string) => { body?: string; twist: Twist };

/** A debit that is right but for its signature must be answered 401 and move nothing. */
const refusedCase = (title: string, proves: string, twisted: Twisted): Omit<Case, 'number' | 'group' | 'isAlone'> => ({
  title,
  proves,
  needs: ['http'],
  run: async (scenario) => {
    const actor = await scenario.player();
    const body = debitBody(scenario, actor);
    const { body: sent = body, twist } = twisted(scenario, body);
    expectEqual('status', (await scenario.http.send('debit', sent, twist)).status, 401);
    await actor.has({ cash: 0n });
    expectEqual('getTx', await actor.codeOf('bet'), null);
  },
});

export const signingCases = groupOf('signing', 'V', [
  {
    title: 'a signed debit is taken',
    proves: 'The cases of this group fail for their own reason.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const { status, text } = await scenario.http.send('debit', debitBody(scenario, actor));
      expectEqual('status', status, 200);
      expectEqual('code', JSON.parse(text).code, 'OK');
      await actor.has({ cash: -60n });
    },
  },
  refusedCase('an unsigned debit takes nothing', 'No signature, no money.', () => ({
    twist: { headers: { 'x-signature': null } },
  })),
  refusedCase('a signature of zeros takes nothing', 'A signature is checked, not only looked for.', () => ({
    twist: { headers: { 'x-signature': 'A'.repeat(86) } },
  })),
  refusedCase('a signature by another key takes nothing', 'Only the vendor’s own key counts.', () => ({
    twist: { privateKey: generateKeyPairSync('ed25519').privateKey },
  })),
  refusedCase('an unknown key id takes nothing', 'Retired and invented keys are dead.', () => ({
    twist: { keyId: 'no-such-key' },
  })),
  {
    title: 'another provider’s name takes nothing',
    proves: 'A vendor’s key signs for that vendor alone.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const body = debitBody(scenario, actor);
      const { provider: other } = scenario.target.otherVendor ?? {};
      for (const provider of ['no-such-provider', ...(other === undefined ? [] : [other])]) {
        expectEqual(`status as ${provider}`, (await scenario.http.send('debit', body, { provider })).status, 401);
      }
      await actor.has({ cash: 0n });
      expectEqual('getTx', await actor.codeOf('bet'), null);
    },
  },
  refusedCase('a body changed by one byte takes nothing', 'What was signed is what is done.', (_stage, body) => ({
    body: body.replace('"60"', '"61"'),
    twist: { signed: { body: Buffer.from(body) } },
  })),
  refusedCase(
    'a signature over another text of the same content takes nothing',
    'The raw bytes are verified, before anything parses and writes them again.',
    (_stage, body) => ({ body: body.replace('{', '{ '), twist: { signed: { body: Buffer.from(body) } } }),
  ),
  refusedCase('a signature for another command takes nothing', 'A signed cancel is no signed debit.', () => ({
    twist: { signed: { path: '/wallet/v1/cancel' } },
  })),
  refusedCase('a signature for another method takes nothing', 'The method is signed.', () => ({
    twist: { signed: { method: 'PUT' } },
  })),
  refusedCase(
    'a request of ten minutes ago takes nothing',
    'A recorded request is soon worth nothing.',
    ({ http }) => ({
      twist: { timestampMs: http.nowMs() - tooFarMs },
    }),
  ),
  refusedCase('a request of in ten minutes takes nothing', 'Nothing can be signed for later.', ({ http }) => ({
    twist: { timestampMs: http.nowMs() + tooFarMs },
  })),
  refusedCase(
    'a changed timestamp takes nothing',
    'The time is signed: an old request cannot be made young.',
    ({ http }) => ({
      twist: { signed: { timestamp: String(http.nowMs() - tooFarMs) } },
    }),
  ),
  refusedCase('a changed nonce takes nothing', 'The nonce is signed: a seen request cannot be made new.', () => ({
    twist: { signed: { nonce: newNonce() } },
  })),
  {
    title: 'a nonce is good for one request',
    proves: 'A request that is caught and sent again does nothing, not even as a repeat.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const nonce = newNonce();
      const body = debitBody(scenario, actor);
      expectEqual('first', (await scenario.http.send('debit', body, { nonce })).status, 200);
      expectEqual('same again', (await scenario.http.send('debit', body, { nonce })).status, 401);
      const other = debitBody(scenario, actor, 'other');
      expectEqual('another request', (await scenario.http.send('debit', other, { nonce })).status, 401);
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a nonce is good for one of many at once',
    proves: 'The nonces are remembered where all doors of the operator see them.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const nonce = newNonce();
      const body = debitBody(scenario, actor);
      const replies = await Promise.all(Array.from({ length: 8 }, () => scenario.http.send('debit', body, { nonce })));
      const statuses = replies.map(({ status }) => status).sort();
      expectEqual('statuses', statuses, [200, ...Array.from({ length: 7 }, () => 401)]);
    },
  },
  {
    title: 'clocks may differ by less than a minute',
    proves: 'A vendor whose clock is a little off is served.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      for (const [name, skewMs] of [['slow', -closeMs] as const, ['fast', closeMs] as const]) {
        const body = debitBody(scenario, actor, name);
        const reply = await scenario.http.send('debit', body, { timestampMs: scenario.http.nowMs() + skewMs });
        expectEqual(`status of a ${name} clock`, reply.status, 200);
      }
      await actor.has({ cash: -120n });
    },
  },
  {
    title: 'any text of the same content may be signed',
    proves: 'Blanks and the order of fields are the vendor’s own affair.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const fields = Object.entries(JSON.parse(debitBody(scenario, actor))).reverse();
      const body = JSON.stringify(Object.fromEntries(fields), null, 2);
      expectEqual('status', (await scenario.http.send('debit', body)).status, 200);
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'refusals of signatures all sound the same',
    proves: 'Nobody learns which part of his forgery was right.',
    needs: ['http'],
    run: async (scenario) => {
      const body = encodeRequest('balance', { playerRef: scenario.id('nobody') });
      const twists: Twist[] = [
        { headers: { 'x-signature': null } },
        { privateKey: generateKeyPairSync('ed25519').privateKey },
        { keyId: 'no-such-key' },
        { provider: 'no-such-provider' },
        { timestampMs: scenario.http.nowMs() - tooFarMs },
      ];
      const texts = new Set<string>();
      for (const twist of twists) {
        const { status, text } = await scenario.http.send('balance', body, twist);
        expectEqual('status', status, 401);
        texts.add(text);
      }
      expectTrue('texts', texts.size === 1, 'one text', [...texts].join(' | '));
    },
  },
]);
