import type { CallInput, Calls } from '@baize/contract';
import { generate } from 'otplib';
import { softwareAuthenticator } from '../../../../test/support/authenticator.ts';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { goodPassword, type IdentityHarness } from '../identity.fixture.ts';

export const stepMs = 30_000;
const origin = 'https://test.example';

/** What a login that is not finished is answered with. */
export interface LoginAsked {
  ticket: string;
  methods: string[];
}

/** Members with second factors, over an identity harness. */
export function factorsOf(harness: IdentityHarness) {
  const { caller } = harness;
  const routes = () => harness.identity.routes;
  let serial = 0;

  const codeOf = (secret: string, at = harness.clock.now()) =>
    generate({ secret, epoch: Math.floor(at.getTime() / 1000) });
  const memberOf = async (token: string): Promise<RequestMember> => {
    const found = await harness.identity.memberOfToken(token, harness.brand.id);
    if (!found.ok) throw new Error(found.message);
    return found.value;
  };

  const newPerson = async () => {
    serial += 1;
    const username = `holder${serial}`;
    const member = await memberOf(await harness.tokenOf(username));
    return { username, member };
  };
  type Person = Awaited<ReturnType<typeof newPerson>>;

  const start = ({ member }: Person, kind: 'totp' | 'passkey', password = goodPassword) =>
    routes().startSecondFactor({ ...caller(), member, body: { kind, password } });
  const finish = ({ member }: Person, body: Partial<CallInput<Calls['finishSecondFactor']>['body']>) =>
    routes().finishSecondFactor({ ...caller(), member, body: { name: '', ...body } });

  return {
    codeOf,
    memberOf,
    newPerson,
    start,
    finish,
    give: ({ member }: Person, body: CallInput<Calls['giveSecondFactor']>['body']) =>
      routes().giveSecondFactor({ ...caller(), member, body }),
    remove: ({ member }: Person, body: Partial<CallInput<Calls['removeSecondFactor']>['body']>) =>
      routes().removeSecondFactor({ ...caller(), member, body: { password: goodPassword, ...body } }),
    finishLogin: (body: CallInput<Calls['loginSecondFactor']>['body'], more: Parameters<typeof caller>[0] = {}) =>
      routes().loginSecondFactor({ ...caller(more), body }),
    /** The first step of a login. */
    ask: async ({ username }: Person): Promise<LoginAsked> => {
      const answer = await harness.login(username, goodPassword);
      if (answer.ok || answer.message !== 'second_factor_required') throw new Error('no second factor is asked for');
      const step = answer.detail?.secondStep;
      if (!step) throw new Error('there is no ticket');
      return step;
    },
    /** Sets up an authenticator app; its first code is used up. */
    withTotp: async (person: Person) => {
      const begun = await start(person, 'totp');
      if (!begun.ok || !begun.value.totp) throw new Error('no app was begun');
      const { secret, uri } = begun.value.totp;
      const finished = await finish(person, { code: await codeOf(secret) });
      if (!finished.ok) throw new Error(finished.message);
      harness.clock.advanceMs(2 * stepMs);
      return { secret, uri, recoveryCodes: finished.value.recoveryCodes };
    },
    withPasskey: async (person: Person, name = 'Phone') => {
      const begun = await start(person, 'passkey');
      if (!begun.ok || !begun.value.passkey) throw new Error('no passkey was begun');
      const key = softwareAuthenticator(origin);
      const response = key.register(String(begun.value.passkey.challenge));
      const finished = await finish(person, { response, name });
      if (!finished.ok) throw new Error(finished.message);
      return { key, response, recoveryCodes: finished.value.recoveryCodes };
    },
  };
}
