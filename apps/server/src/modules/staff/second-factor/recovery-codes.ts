import { randomInt } from 'node:crypto';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
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
export function createRecoveryCodes({ lookupHash }: { lookupHash: LookupHash }) {
  const hashOf = (staffId: string, code: string): Buffer =>
    lookupHash('staff recovery code', staffId, code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

  /** New ones in the place of all before them; told once. */
  const renew = async (store: SecondFactorStore, staffId: string): Promise<string[]> => {
    const codes = Array.from({ length: codeCount }, newCode);
    await store.replaceRecoveryCodes(
      staffId,
      codes.map((code) => hashOf(staffId, code)),
    );
    return codes;
  };

  /** The codes of an account that had none; empty for one that has some. */
  const firstOnes = async (store: SecondFactorStore, staffId: string): Promise<string[]> =>
    (await store.recoveryCodesLeft(staffId)) > 0 ? [] : renew(store, staffId);

  const use = (store: SecondFactorStore, staffId: string, code: string, at: Date): Promise<boolean> =>
    store.useRecoveryCode(staffId, hashOf(staffId, code), at);

  return { renew, firstOnes, use };
}
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
