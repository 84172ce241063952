import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createSecondFactorStore } from './store.ts';
import type { SecondFactorDependencies, SecondFactorTools } from './tools.ts';

type Routes = HandlersOf<
  'staffPasskeyStart' | 'staffPasskeyFinish' | 'staffPasskeyRemove' | 'staffPasskeyChallenge' | 'staffPasskeyGive'
>;

const challengeMs = 5 * 60_000;
const maxPasskeys = 10;
/** Transports that a browser may be told of again. */
const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportsOf = (names: readonly string[] = []) => transportNames.filter((name) => names.includes(name));
/** COSE: EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];
const hostOf = (origin: string): string => new URL(origin).hostname;
/** Garbage in the place of an authenticator's answer is a wrong answer. */
const orNull = <V>(checked: Promise<V>): Promise<V | null> => checked.catch(() => null);

/** Passkeys (WebAuthn): added, taken away, asked for at sign-in. Each belongs to the host that it was made at. */
export function passkeyRoutes(deps: SecondFactorDependencies, tools: SecondFactorTools): Routes {
  const { database, clock, secondFactors } = deps;
  const since = () => new Date(clock.now().getTime() - challengeMs);

  return {
    staffPasskeyStart: async ({ staff, ip, origin, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      const known = await secondFactors.passkeysOf(staff.id);
      if (known.length >= maxPasskeys) return fail('limit_reached');
      const { name } = await deps.brands.introductionOf(staff.brandId);
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID: hostOf(origin),
        userName: staff.username,
        userID: new Uint8Array(Buffer.from(staff.id)),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
      const { challenge } = options;
      const row = { session_id: staff.sessionId, purpose: 'add', challenge, created_at: clock.now() } as const;
      await secondFactors.keepChallenge(row);
      return ok({ options: { ...options } });
    },

    staffPasskeyFinish: async ({ staff, ip, origin, body }) => {
      const expectedChallenge = await secondFactors.takeChallenge(staff.sessionId, 'add', since());
      if (expectedChallenge === null) return fail('not_found');
      const verified = await orNull(
        verifyRegistrationResponse({
          response: body.response as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      );
      if (!verified?.verified) return fail('second_factor_wrong');
      const { credential } = verified.registrationInfo;
      const at = clock.now();
      return database.transaction().execute(async (transaction) => {
        const store = createSecondFactorStore(transaction);
        const isNew = await store.addPasskey({
          id: deps.newId(),
          staff_id: staff.id,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey),
          relying_party: hostOf(origin),
          sign_count: BigInt(credential.counter),
          transports: transportsOf(credential.transports),
          name: body.name,
          added_at: at,
          last_used_at: null,
        });
        if (!isNew) return fail('second_factor_wrong');
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        const recoveryCodes = await tools.recoveryCodes.firstOnes(store, staff.id);
        await tools.audit(transaction, { staff, ip }, at, 'addPasskey', { name: body.name });
        return ok({ recoveryCodes });
      });
    },

    staffPasskeyRemove: async ({ staff, ip, params, body }) => {
      const wrong = await tools.confirmPassword({ staff, ip }, body.password);
      if (wrong) return wrong;
      return database.transaction().execute(async (transaction) => {
        const store = createSecondFactorStore(transaction);
        if (!(await store.removePasskey(staff.id, params.passkeyId))) return fail('not_found');
        await createSessionStore(transaction).forgetSecondFactors(staff.id, staff.sessionId);
        if ((await store.methodsOf(staff.id)).length === 0) await store.removeRecoveryCodes(staff.id);
        await tools.audit(transaction, { staff, ip }, clock.now(), 'removePasskey', { passkeyId: params.passkeyId });
        return ok({});
      });
    },

    staffPasskeyChallenge: async ({ staff, origin }) => {
      const host = hostOf(origin);
      const here = (await secondFactors.passkeysOf(staff.id)).filter(({ relying_party }) => relying_party === host);
      if (here.length === 0) return fail('second_factor_setup_required');
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'required',
        allowCredentials: here.map(({ credential_id, transports }) => ({
          id: credential_id,
          transports: transportsOf(transports),
        })),
      });
      const { challenge } = options;
      const row = { session_id: staff.sessionId, purpose: 'give', challenge, created_at: clock.now() } as const;
      await secondFactors.keepChallenge(row);
      return ok({ options: { ...options } });
    },

    staffPasskeyGive: async ({ staff, ip, origin, body }) => {
      const response = body.response as unknown as AuthenticationResponseJSON;
      const passkey = (await secondFactors.passkeysOf(staff.id)).find((known) => known.credential_id === response.id);
      const at = clock.now();
      const wrong = await tools.countedGuess({ staff, ip }, async () => {
        const expectedChallenge = await secondFactors.takeChallenge(staff.sessionId, 'give', since());
        if (!passkey || expectedChallenge === null) return false;
        const verified = await orNull(
          verifyAuthenticationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: passkey.relying_party,
            credential: {
              id: passkey.credential_id,
              publicKey: new Uint8Array(passkey.public_key),
              counter: Number(passkey.sign_count),
              transports: transportsOf(passkey.transports),
            },
            requireUserVerification: true,
          }),
        );
        if (!verified?.verified) return false;
        return secondFactors.usePasskey(passkey.id, verified.authenticationInfo.newCounter, at);
      });
      if (wrong) return wrong;
      await database.transaction().execute(async (transaction) => {
        await createSessionStore(transaction).giveSecondFactor(staff.sessionId, at);
        await tools.audit(transaction, { staff, ip }, at, 'giveSecondFactor', { by: 'passkey' });
      });
      return ok({});
    },
  };
}
