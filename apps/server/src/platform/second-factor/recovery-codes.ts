import { randomInt } from 'node:crypto';
import type { LookupHash } from '../crypto/lookup-hash.ts';
import type { FactorOwner } from './rows.ts';
import type { SecondFactorStore } from './store.ts';

const codeCount = 10;
/** Without letters and digits that look alike: 50 random bits a code. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 10;

const newCode = (): string => {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
};

/** Codes for who has lost his device: each counts once, and only keyed hashes of them are kept. */
export function createRecoveryCodes({ lookupHash }: { lookupHash: LookupHash }, owner: FactorOwner) {
  const hashOf = (id: string, code: string): Buffer =>
    lookupHash(`${owner} recovery code`, id, code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

  /** New ones in the place of all before them; shown once. */
  const renew = async (store: SecondFactorStore, id: string): Promise<string[]> => {
    const codes = Array.from({ length: codeCount }, newCode);
    await store.replaceRecoveryCodes(
      id,
      codes.map((code) => hashOf(id, code)),
    );
    return codes;
  };

  /** The codes of an account that had none; empty for one that has some. */
  const firstOnes = async (store: SecondFactorStore, id: string): Promise<string[]> =>
    (await store.recoveryCodesLeft(id)) > 0 ? [] : renew(store, id);

  const use = (store: SecondFactorStore, id: string, code: string, at: Date): Promise<boolean> =>
    store.useRecoveryCode(id, hashOf(id, code), at);

  return { renew, firstOnes, use };
}
