import type { WalletCommand } from '../../http/index.ts';
import { groupOf } from '../case.ts';
import { CaseFailure, expectEqual, expectTrue } from '../failure.ts';
import type { HttpReply, Twist } from '../http-peer.ts';
import type { Scenario } from '../scenario.ts';
import { badAmounts, badIds, maxShareOfBalanceMinor } from './bad-values.ts';
import { debitBody } from './signing.ts';

const isClientError = ({ status }: HttpReply) => status >= 400 && status < 500;
const hugeBytes = 10 * 1024 * 1024;
const deepLevels = 10_000;

/** Sends something that is no request and wants status 4xx. */
async function refusesBody(
  { http }: Scenario,
  what: string,
  body: string | Uint8Array,
  command: WalletCommand = 'debit',
  twist: Twist = {},
): Promise<HttpReply> {
  const reply = await http.send(command, body, twist).catch((error) => {
    throw new CaseFailure(what, 'status 4xx', error);
  });
  expectTrue(what, isClientError(reply), 'status 4xx', `status ${reply.status}`);
  return reply;
}

const withValue = (body: string, field: string, json: string): string =>
  body.replace(new RegExp(`"${field}":"[^"]*"`), `"${field}":${json}`);

export const inputCases = groupOf('input', 'I', [
  {
    title: 'a stake of 0 or less is refused',
    proves: 'Nobody is paid by losing a negative amount.',
    run: async ({ player, refusesInput }) => {
      const actor = await player();
      for (const amountMinor of [0n, -1n, -60n, -(10n ** 18n)]) {
        await refusesInput(`debit of ${amountMinor}`, () => actor.debit(`bet${amountMinor}`, amountMinor).answer);
      }
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a negative win is refused',
    proves: 'A credit never takes.',
    run: async ({ player, refusesInput }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      await refusesInput('credit of -1', () => actor.credit('win', -1n).answer);
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'transfers, promos and bets of 0 or less are refused',
    proves: 'Every command of money keeps its sign.',
    run: async ({ player, refusesInput }) => {
      const actor = await player();
      for (const amountMinor of [0n, -5n]) {
        const name = (command: string) => `${command}${amountMinor}`;
        await refusesInput(name('promo'), () => actor.promo(name('promo'), amountMinor).answer);
        await refusesInput(name('transferIn'), () => actor.transferIn(name('in'), amountMinor).answer);
        await refusesInput(name('transferOut'), () => actor.transferOut(name('out'), amountMinor).answer);
        await refusesInput(name('makeBet'), () => actor.makeBet(name('bet'), amountMinor).answer);
      }
      await actor.has({ cash: 0n, locked: 0n });
    },
  },
  {
    title: 'an amount that no balance can hold takes and pays nothing',
    proves: 'Numbers do not wrap around.',
    run: async ({ player, refusesInput }) => {
      const actor = await player();
      await actor.debit('bet', 60n).is('OK');
      for (const amountMinor of [10n ** 15n, 2n ** 63n, 2n ** 64n, 2n ** 64n + 60n, 10n ** 30n]) {
        await refusesInput(`debit of ${amountMinor}`, () => actor.debit(`d${amountMinor}`, amountMinor).answer);
        await refusesInput(`credit of ${amountMinor}`, () => actor.credit(`c${amountMinor}`, amountMinor).answer);
      }
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'amounts in a wrong form are refused, each with its field',
    proves: 'Money has one form: decimal digits in a string. Nothing is rounded, trimmed or guessed.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const right = debitBody(scenario, actor);
      for (const json of badAmounts) {
        const reply = await refusesBody(scenario, `amountMinor ${json}`, withValue(right, 'amountMinor', json));
        expectTrue(`answer to amountMinor ${json}`, reply.text.includes('amountMinor'), 'the field’s name', reply.text);
      }
      await actor.has({ cash: 0n });
      expectEqual('getTx', await actor.codeOf('bet'), null);
    },
  },
  {
    title: 'payouts in a wrong form are refused',
    proves: 'The same on the way to the player.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      await actor.debit('bet', 60n).is('OK');
      const credit = { ...JSON.parse(debitBody(scenario, actor, 'win')), kind: 'win', roundEnd: false, refTxIds: [] };
      delete credit.session;
      const right = JSON.stringify(credit);
      for (const json of badAmounts.filter((value) => value !== '"0"')) {
        await refusesBody(scenario, `amountMinor ${json}`, withValue(right, 'amountMinor', json), 'credit');
      }
      await actor.has({ cash: -60n });
    },
  },
  {
    title: 'ids in a wrong form are refused',
    proves: 'Ids are 1 to 128 printable characters; what cannot be stored exactly is not taken.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const right = debitBody(scenario, actor);
      for (const json of badIds)
        await refusesBody(scenario, `txId ${json.slice(0, 40)}`, withValue(right, 'txId', json));
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'an id of 128 characters is kept whole',
    proves: 'Long ids are not cut: two that differ in the last character are two.',
    run: async ({ player, id }) => {
      const actor = await player();
      const long = (last: string) => `${id('long-')}${'x'.repeat(128)}`.slice(0, 127) + last;
      await actor.debit('a', 10n, { txId: long('a') }).is('OK', { cash: -10n });
      await actor.debit('b', 10n, { txId: long('b') }).is('OK', { cash: -20n });
      await actor.debit('a', 10n, { txId: long('a') }).is('OK', { cash: -20n, replay: true });
    },
  },
  {
    title: 'a missing field is named',
    proves: 'A vendor’s programmer sees what is wrong.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const right = JSON.parse(debitBody(scenario, actor));
      for (const field of Object.keys(right)) {
        const { [field]: _left, ...rest } = right;
        const reply = await refusesBody(scenario, `without ${field}`, JSON.stringify(rest));
        expectTrue(`answer without ${field}`, reply.text.includes(field), 'the field’s name', reply.text);
      }
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'an unknown field is refused',
    proves: 'A misspelt field is told, not overlooked; no hidden field has an effect.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const right = JSON.parse(debitBody(scenario, actor));
      for (const extra of ['amount', 'balance', 'memberId', 'isTrusted']) {
        await refusesBody(scenario, `with ${extra}`, JSON.stringify({ ...right, [extra]: '1' }));
      }
      await refusesBody(scenario, 'with __proto__', JSON.stringify(right).replace('{', '{"__proto__":{"a":1},'));
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a body that is no JSON object is refused',
    proves: 'Rubbish is answered, never half understood.',
    needs: ['http'],
    run: async (scenario) => {
      const bodies = ['', ' ', 'null', '[]', '"debit"', '42', '{', '{"txId":', '{}x', "{'txId':'1'}", 'txId=1'];
      for (const body of bodies) await refusesBody(scenario, `body ${body}`, body);
    },
  },
  {
    title: 'broken UTF-8 is refused',
    proves: 'An id is never changed on the way into the database.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const [head = '', tail = ''] = debitBody(scenario, actor).split('-bet"');
      const broken = Buffer.concat([Buffer.from(head), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from(`-bet"${tail}`)]);
      await refusesBody(scenario, 'a body with broken UTF-8', broken);
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a field that stands twice is refused',
    proves: 'Two programs on the way cannot read two different amounts.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const body = debitBody(scenario, actor).replace('{', '{"amountMinor":"1",');
      await refusesBody(scenario, 'amountMinor twice', body);
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'deep nesting is refused',
    proves: 'A small request cannot buy much work.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const detail = `${'['.repeat(deepLevels)}${']'.repeat(deepLevels)}`;
      await refusesBody(scenario, 'nested detail', debitBody(scenario, actor).replace('{', `{"detail":${detail},`));
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a body of 10 MB is refused',
    proves: 'The operator reads no more than a request can be.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      const body = debitBody(scenario, actor).replace('{', `{"detail":"${'x'.repeat(hugeBytes)}",`);
      // An operator that closes the connection before all of it is sent has refused it as well.
      const status = await scenario.http.send('debit', body).then(
        (reply) => reply.status,
        () => 413,
      );
      expectTrue('status', status >= 400 && status < 500, '413', status);
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'other content types are refused',
    proves: 'A form on a foreign page cannot speak to the wallet.',
    needs: ['http'],
    run: async (scenario) => {
      const actor = await scenario.player();
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        await refusesBody(scenario, `content type ${type}`, debitBody(scenario, actor), 'debit', {
          headers: { 'content-type': type },
        });
      }
      await actor.has({ cash: 0n });
    },
  },
  {
    title: 'a command that does not exist is refused',
    proves: 'Old and invented paths answer 404, signed as they may be.',
    needs: ['http'],
    run: async (scenario) => {
      for (const path of ['/wallet/v1/steal', '/wallet/v1/', '/wallet/v1/debit/more', '/wallet/v0/debit']) {
        await refusesBody(scenario, `POST ${path}`, '{}', 'debit', { path });
      }
    },
  },
  {
    title: 'a payout that no balance can hold is refused, and spoils nothing',
    proves:
      'What nobody could show any more is wrong input, told at once, and not a failure to be sent again for ever.',
    run: async ({ player, refusesInput }) => {
      const rich = await player({ balanceMinor: maxShareOfBalanceMinor });
      await rich.debit('bet', 60n).is('OK', { cash: -60n });
      await refusesInput('a credit beyond the bound', () => rich.credit('win', 61n).answer);
      await refusesInput('a promo beyond the bound', () => rich.promo('gift', 61n).answer);
      await rich.credit('win', 60n).is('OK', { cash: 0n });
      await rich.has({ cash: 0n });
    },
  },
]);
