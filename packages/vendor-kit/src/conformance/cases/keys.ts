import { encodeRequest } from '../../http/index.ts';
import { groupOf } from '../case.ts';
import { expectEqual, expectTrue } from '../failure.ts';
import { newNonce } from '../http-peer.ts';
import { debitBody } from './signing.ts';

/** Keys change without a pause: a second one beside the first, then the first one retired. */
export const keyCases = groupOf('keys', 'K', [
  {
    title: 'a debit signed by the second key is taken',
    proves: 'A new key works before the old one is given up.',
    needs: ['http', 'secondKey'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const { status, text } = await scenario.http.send('debit', debitBody(scenario, actor), scenario.secondKey);
      expectEqual('status', status, 200);
      expectEqual('code', JSON.parse(text).code, 'OK');
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'the first key goes on beside the second, and both are one vendor',
    proves: 'Servers of a vendor change their keys one after the other, in the middle of what is under way.',
    needs: ['http', 'secondKey'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const bodies = [debitBody(scenario, actor), debitBody(scenario, actor, 'other')] as const;
      const sent = [
        { body: bodies[0], key: {}, replay: false },
        { body: bodies[0], key: scenario.secondKey, replay: true },
        { body: bodies[1], key: scenario.secondKey, replay: false },
        { body: bodies[1], key: {}, replay: true },
      ];
      for (const [index, { body, key, replay }] of sent.entries()) {
        const reply = await scenario.http.send('debit', body, key);
        expectEqual(`status of request ${index + 1}`, reply.status, 200);
        const { code, replay: isReplay } = JSON.parse(reply.text);
        expectEqual(`answer to request ${index + 1}`, { code, replay: isReplay }, { code: 'OK', replay });
      }
      await actor.has({ cash: -120n });
    },
  },
  {
    title: 'one live key under the id of the other takes nothing',
    proves: 'The key that is named is the one that counts, so a retired id is dead whatever signs.',
    needs: ['http', 'secondKey'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const { keyId, privateKey } = scenario.secondKey;
      for (const twist of [{ keyId }, { privateKey }]) {
        expectEqual('status', (await scenario.http.send('debit', debitBody(scenario, actor), twist)).status, 401);
      }
      await actor.has({ cash: 0n });
      expectEqual('getTx', await actor.codeOf('bet'), null);
    },
  },
  {
    title: 'a nonce of one key is no nonce of the other',
    proves: 'Nonces are the vendor’s, so that a second key gives nobody a second try.',
    needs: ['http', 'secondKey'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const nonce = newNonce();
      const other = debitBody(scenario, actor, 'other');
      expectEqual('first', (await scenario.http.send('debit', debitBody(scenario, actor), { nonce })).status, 200);
      expectEqual('second', (await scenario.http.send('debit', other, { nonce, ...scenario.secondKey })).status, 401);
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'a debit signed by a retired key takes nothing',
    proves: 'A key that was lost or given away is worth nothing once it is retired.',
    needs: ['http', 'retiredKey'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const { status } = await scenario.http.send('debit', debitBody(scenario, actor), scenario.retiredKey);
      expectEqual('status', status, 401);
      await actor.has({ cash: 0n });
      expectEqual('getTx', await actor.codeOf('bet'), null);
    },
  },
  {
    title: 'a retired key and one that never was sound the same',
    proves: 'Nobody learns that he holds what was once a key.',
    needs: ['http', 'retiredKey'],
    run: async (scenario) => {
      const body = encodeRequest('balance', { playerRef: scenario.id('nobody') });
      const { privateKey } = scenario.retiredKey;
      const texts = new Set<string>();
      for (const twist of [scenario.retiredKey, { privateKey, keyId: 'no-such-key' }, { privateKey }]) {
        const { status, text } = await scenario.http.send('balance', body, twist);
        expectEqual('status', status, 401);
        texts.add(text);
      }
      expectTrue('texts', texts.size === 1, 'one text', [...texts].join(' | '));
    },
  },
]);
