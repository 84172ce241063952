import type { Clock } from '../clock.ts';
import type { LookupHash } from '../crypto/lookup-hash.ts';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { Database } from '../database/database.ts';
import {
  answeredCounter,
  answeringPasskey,
  challengeMs,
  madePasskey,
  maxPasskeys,
  newPasskeyOptions,
  passkeyQuestion,
} from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import type { FactorOwner } from './rows.ts';
import { createSecondFactorStore, type SecondFactorStore } from './store.ts';
import { isTotpCode, newTotpSecret, totpStepOf, totpUri } from './totp.ts';

/** An account and the session, or login, in which it is asked. */
export interface AskedAccount {
  id: string;
  sessionId: string;
}

/** An authenticator that is set up is finished within this time. */
const setUpMs = 15 * 60_000;

/** Authenticator apps, passkeys and recovery codes of accounts of a kind: what they are asked, and whether the answer is right. */
export function createSecondFactors(
  deps: { database: Database; clock: Clock; newId: () => string; secretBox: SecretBox; lookupHash: LookupHash },
  owner: FactorOwner,
) {
  const { clock, secretBox } = deps;
  const store = createSecondFactorStore(deps.database, owner);
  const recoveryCodes = createRecoveryCodes(deps, owner);
  const since = () => new Date(clock.now().getTime() - challengeMs);
  const keepChallenge = ({ id, sessionId }: AskedAccount, purpose: 'add' | 'give', challenge: string) =>
    store.keepChallenge(id, { sessionId, purpose, challenge, createdAt: clock.now() });

  return {
    store,
    recoveryCodes,
    within: (transaction: Database): SecondFactorStore => createSecondFactorStore(transaction, owner),
    /** As its owner sees them. */
    shown: async (id: string) => {
      const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
        store.totpOf(id),
        store.passkeysOf(id),
        store.recoveryCodesLeft(id),
      ]);
      const addedAt = totp?.sealedSecret ? totp.addedAt : null;
      return {
        totp: addedAt && { addedAt: addedAt.toISOString(), lastUsedAt: totp?.lastUsedAt?.toISOString() ?? null },
        passkeys: passkeys.map((passkey) => ({
          passkeyId: passkey.id,
          name: passkey.name,
          addedAt: passkey.addedAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft,
      };
    },
    beginTotp: async (
      account: { id: string; name: string },
      issuer: string,
    ): Promise<{ secret: string; uri: string }> => {
      const secret = newTotpSecret();
      await store.beginTotp(account.id, await secretBox.seal(secret), clock.now());
      return { secret, uri: totpUri(issuer, account.name, secret) };
    },
    /** The secret that is being set up; null where nothing is, or not any more. */
    newTotpOf: async (id: string): Promise<{ sealed: string; secret: string } | null> => {
      const totp = await store.totpOf(id);
      const sealed = totp?.sealedNewSecret;
      if (!sealed || !totp.newSince || clock.now().getTime() - totp.newSince.getTime() > setUpMs) return null;
      return { sealed, secret: await secretBox.open(sealed) };
    },
    totpStepOf: (secret: string, code: string): Promise<number | null> => totpStepOf(secret, code.trim(), clock),
    /** Of the app or, where it is none of the app's, a recovery code; each counts once. */
    isRightCode: async (id: string, typed: string): Promise<boolean> => {
      const code = typed.trim();
      const at = clock.now();
      if (!isTotpCode(code)) return recoveryCodes.use(store, id, code, at);
      const totp = await store.totpOf(id);
      const secret = totp?.sealedSecret ? await secretBox.open(totp.sealedSecret) : null;
      const step = secret === null ? null : await totpStepOf(secret, code, clock);
      return step !== null && store.useTotpStep(id, step, at);
    },
    /** Null for an account that has as many as it may. */
    beginPasskey: async (account: AskedAccount & { name: string }, issuer: string, origin: string) => {
      const known = await store.passkeysOf(account.id);
      if (known.length >= maxPasskeys) return null;
      const options = await newPasskeyOptions({ issuer, origin, account, known });
      await keepChallenge(account, 'add', options.challenge);
      return options;
    },
    takeNewChallenge: ({ id, sessionId }: AskedAccount) => store.takeChallenge(id, sessionId, 'add', since()),
    /** Null for a wrong answer. */
    newPasskey: async (name: string, answer: Parameters<typeof madePasskey>[0]) => {
      const made = await madePasskey(answer);
      return made && { ...made, id: deps.newId(), name, addedAt: clock.now(), lastUsedAt: null };
    },
    /** Null where the account has no passkey of this host. */
    askForPasskey: async (account: AskedAccount, origin: string) => {
      const options = await passkeyQuestion(origin, await store.passkeysOf(account.id));
      if (options) await keepChallenge(account, 'give', options.challenge);
      return options;
    },
    isRightPasskey: async (account: AskedAccount, origin: string, response: unknown): Promise<boolean> => {
      const { id, sessionId } = account;
      const passkey = answeringPasskey(response, await store.passkeysOf(id));
      const challenge = await store.takeChallenge(id, sessionId, 'give', since());
      if (!passkey || challenge === null) return false;
      const counter = await answeredCounter({ response, challenge, origin, passkey });
      return counter !== null && store.usePasskey(id, passkey.id, counter, clock.now());
    },
  };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;
