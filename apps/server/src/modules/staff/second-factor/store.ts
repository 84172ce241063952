import type { SecondFactorMethod } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { StaffTables } from '../schema.ts';

type Totp = StaffTables['staff_totp'];

/** Second factors of staff accounts. */
export function createSecondFactorStore(anyDatabase: Database) {
  const database = withTables<StaffTables>(anyDatabase);

  const totpOf = (staffId: string): Promise<Totp | undefined> =>
    database.selectFrom('staff_totp').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

  const passkeysOf = (staffId: string) =>
    database.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('added_at').execute();

  const recoveryCodesLeft = async (staffId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('staff_recovery_codes')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('staff_id', '=', staffId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /** What the account can be asked for; empty without a second factor. Recovery codes alone are none. */
  const methodsOf = async (staffId: string): Promise<SecondFactorMethod[]> => {
    const [totp, passkeys, codes] = await Promise.all([
      totpOf(staffId),
      passkeysOf(staffId),
      recoveryCodesLeft(staffId),
    ]);
    const methods: SecondFactorMethod[] = [];
    if (totp?.sealed_secret) methods.push('totp');
    if (passkeys.length > 0) methods.push('passkey');
    return methods.length > 0 && codes > 0 ? [...methods, 'recoveryCode'] : methods;
  };

  /** In the place of one that was never finished; one that counts stays until then. */
  const beginTotp = async (staffId: string, sealedSecret: string, at: Date): Promise<void> => {
    const fresh = { sealed_new_secret: sealedSecret, new_since: at };
    await database
      .insertInto('staff_totp')
      .values({ staff_id: staffId, sealed_secret: null, last_step: 0n, added_at: null, last_used_at: null, ...fresh })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(fresh))
      .execute();
  };

  /** False when another set-up took its place meanwhile. */
  const finishTotp = async (staffId: string, sealedNewSecret: string, step: number, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('staff_totp')
      .set({
        sealed_secret: sealedNewSecret,
        last_step: BigInt(step),
        added_at: at,
        last_used_at: at,
        sealed_new_secret: null,
        new_since: null,
      })
      .where('staff_id', '=', staffId)
      .where('sealed_new_secret', '=', sealedNewSecret)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** False when a code of this time step, or of a later one, counted before. */
  const useTotpStep = async (staffId: string, step: number, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('staff_totp')
      .set({ last_step: BigInt(step), last_used_at: at })
      .where('staff_id', '=', staffId)
      .where('last_step', '<', BigInt(step))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const removeTotp = async (staffId: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('staff_totp')
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  /** False when the authenticator is known already. */
  const addPasskey = async (row: StaffTables['staff_passkeys']): Promise<boolean> => {
    const added = await database
      .insertInto('staff_passkeys')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  };

  /** False when the authenticator's counter went back: somebody copied it, or the answer came twice. */
  const usePasskey = async (id: string, signCount: number, at: Date): Promise<boolean> => {
    const count = BigInt(signCount);
    const { numUpdatedRows } = await database
      .updateTable('staff_passkeys')
      .set({ sign_count: count, last_used_at: at })
      .where('id', '=', id)
      .where(sql<boolean>`(sign_count < ${count} or (sign_count = 0 and ${count} = 0))`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const removePasskey = async (staffId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('staff_passkeys')
      .where('staff_id', '=', staffId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  const keepChallenge = async (row: StaffTables['staff_passkey_challenges']): Promise<void> => {
    const { session_id: _session, ...changed } = row;
    await database
      .insertInto('staff_passkey_challenges')
      .values(row)
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(changed))
      .execute();
  };

  /** Each challenge is answered once. */
  const takeChallenge = async (sessionId: string, purpose: 'add' | 'give', since: Date): Promise<string | null> => {
    const taken = await database
      .deleteFrom('staff_passkey_challenges')
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .where('created_at', '>', since)
      .returning('challenge')
      .executeTakeFirst();
    return taken?.challenge ?? null;
  };

  const replaceRecoveryCodes = async (staffId: string, hashes: readonly Buffer[]): Promise<void> => {
    await database.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
    await database
      .insertInto('staff_recovery_codes')
      .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
      .execute();
  };

  /** False for a code that is not the account's, or counted before. */
  const useRecoveryCode = async (staffId: string, codeHash: Buffer, at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('staff_recovery_codes')
      .set({ used_at: at })
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const removeRecoveryCodes = async (staffId: string): Promise<void> => {
    await database.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  };

  const removeAll = async (staffId: string): Promise<void> => {
    await database.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute();
    await database.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
    await removeRecoveryCodes(staffId);
  };

  return {
    totpOf,
    passkeysOf,
    recoveryCodesLeft,
    methodsOf,
    beginTotp,
    finishTotp,
    useTotpStep,
    removeTotp,
    addPasskey,
    usePasskey,
    removePasskey,
    keepChallenge,
    takeChallenge,
    replaceRecoveryCodes,
    useRecoveryCode,
    removeRecoveryCodes,
    removeAll,
  };
}
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
