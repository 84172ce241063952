import type { SecondFactorMethod } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ChallengeRow, FactorOwner, PasskeyRow, TotpRow } from './rows.ts';

/** Second factors of accounts of a kind: `<owner>_totp`, `<owner>_passkeys`, `<owner>_passkey_challenges`, `<owner>_recovery_codes`. */
export function createSecondFactorStore(database: Database, owner: FactorOwner) {
  const table = (name: string) => sql.table(`${owner}_${name}`);
  const [totps, passkeys, challenges, codes] = ['totp', 'passkeys', 'passkey_challenges', 'recovery_codes'].map(table);
  const own = sql.ref(`${owner}_id`);
  /** Whether a statement changed a row. */
  const changed = async (statement: RawBuilder<unknown>): Promise<boolean> =>
    ((await statement.execute(database)).numAffectedRows ?? 0n) > 0n;

  const totpOf = async (id: string): Promise<TotpRow | undefined> =>
    (
      await sql<TotpRow>`select sealed_secret as "sealedSecret", added_at as "addedAt", last_used_at as "lastUsedAt",
        sealed_new_secret as "sealedNewSecret", new_since as "newSince" from ${totps} where ${own} = ${id}`.execute(
        database,
      )
    ).rows[0];

  const passkeysOf = async (id: string): Promise<PasskeyRow[]> =>
    (
      await sql<PasskeyRow>`select id, credential_id as "credentialId", public_key as "publicKey", relying_party as "relyingParty",
        sign_count as "signCount", transports, name, added_at as "addedAt", last_used_at as "lastUsedAt"
        from ${passkeys} where ${own} = ${id} order by added_at, id`.execute(database)
    ).rows;

  const recoveryCodesLeft = async (id: string): Promise<number> =>
    (
      await sql<{
        left: number;
      }>`select count(*)::int as left from ${codes} where ${own} = ${id} and used_at is null`.execute(database)
    ).rows[0]?.left ?? 0;

  /** What the account can be asked for; empty without a second factor. Recovery codes alone are none. */
  const methodsOf = async (id: string): Promise<SecondFactorMethod[]> => {
    const { rows } = await sql<{ totp: boolean; passkey: boolean; recoveryCode: boolean }>`select
      exists(select from ${totps} where ${own} = ${id} and sealed_secret is not null) as totp,
      exists(select from ${passkeys} where ${own} = ${id}) as passkey,
      exists(select from ${codes} where ${own} = ${id} and used_at is null) as "recoveryCode"`.execute(database);
    const { totp = false, passkey = false, recoveryCode = false } = rows[0] ?? {};
    const methods: SecondFactorMethod[] = [
      ...(totp ? (['totp'] as const) : []),
      ...(passkey ? (['passkey'] as const) : []),
    ];
    return methods.length > 0 && recoveryCode ? [...methods, 'recoveryCode'] : methods;
  };

  const removeRecoveryCodes = async (id: string): Promise<void> => {
    await sql`delete from ${codes} where ${own} = ${id}`.execute(database);
  };

  return {
    totpOf,
    passkeysOf,
    recoveryCodesLeft,
    methodsOf,
    /** In the place of one that was never finished; one that counts stays until then. */
    beginTotp: (id: string, sealedSecret: string, at: Date): Promise<boolean> =>
      changed(sql`insert into ${totps} (${own}, sealed_new_secret, new_since) values (${id}, ${sealedSecret}, ${at})
        on conflict (${own}) do update set sealed_new_secret = excluded.sealed_new_secret, new_since = excluded.new_since`),
    /** False when another set-up took its place meanwhile. */
    finishTotp: (id: string, sealedNewSecret: string, step: number, at: Date): Promise<boolean> =>
      changed(sql`update ${totps} set sealed_secret = sealed_new_secret, last_step = ${BigInt(step)}, added_at = ${at},
          last_used_at = ${at}, sealed_new_secret = null, new_since = null
        where ${own} = ${id} and sealed_new_secret = ${sealedNewSecret}`),
    /** False when a code of this time step, or of a later one, counted before. */
    useTotpStep: (id: string, step: number, at: Date): Promise<boolean> =>
      changed(sql`update ${totps} set last_step = ${BigInt(step)}, last_used_at = ${at}
        where ${own} = ${id} and last_step < ${BigInt(step)}`),
    removeTotp: (id: string): Promise<boolean> => changed(sql`delete from ${totps} where ${own} = ${id}`),
    /** False when the authenticator is known already. */
    addPasskey: (id: string, row: PasskeyRow): Promise<boolean> =>
      changed(sql`insert into ${passkeys} (${own}, id, credential_id, public_key, relying_party, sign_count, transports, name, added_at)
        values (${id}, ${row.id}, ${row.credentialId}, ${row.publicKey}, ${row.relyingParty}, ${row.signCount}, ${row.transports},
          ${row.name}, ${row.addedAt}) on conflict do nothing`),
    /** False when the authenticator's counter went back: somebody copied it, or the answer came twice. */
    usePasskey: (id: string, passkeyId: string, signCount: number, at: Date): Promise<boolean> =>
      changed(sql`update ${passkeys} set sign_count = ${BigInt(signCount)}, last_used_at = ${at}
        where ${own} = ${id} and id = ${passkeyId}
          and (sign_count < ${BigInt(signCount)} or (sign_count = 0 and ${BigInt(signCount)}::bigint = 0))`),
    removePasskey: (id: string, passkeyId: string): Promise<boolean> =>
      changed(sql`delete from ${passkeys} where ${own} = ${id} and id = ${passkeyId}`),
    keepChallenge: async (id: string, row: ChallengeRow): Promise<void> => {
      await sql`insert into ${challenges} (${own}, session_id, purpose, challenge, created_at)
        values (${id}, ${row.sessionId}, ${row.purpose}, ${row.challenge}, ${row.createdAt})
        on conflict (${own}, session_id) do update set purpose = excluded.purpose, challenge = excluded.challenge,
          created_at = excluded.created_at`.execute(database);
    },
    /** Each challenge is answered once. */
    takeChallenge: async (
      id: string,
      sessionId: string,
      purpose: 'add' | 'give',
      since: Date,
    ): Promise<string | null> =>
      (
        await sql<{ challenge: string }>`delete from ${challenges} where ${own} = ${id} and session_id = ${sessionId}
          and purpose = ${purpose} and created_at > ${since} returning challenge`.execute(database)
      ).rows[0]?.challenge ?? null,
    replaceRecoveryCodes: async (id: string, hashes: readonly Buffer[]): Promise<void> => {
      await removeRecoveryCodes(id);
      await sql`insert into ${codes} (${own}, code_hash) select ${id}, unnest(${hashes}::bytea[])`.execute(database);
    },
    /** False for a code that is not the account's, or counted before. */
    useRecoveryCode: (id: string, codeHash: Buffer, at: Date): Promise<boolean> =>
      changed(
        sql`update ${codes} set used_at = ${at} where ${own} = ${id} and code_hash = ${codeHash} and used_at is null`,
      ),
    removeRecoveryCodes,
    removeAll: async (id: string): Promise<void> => {
      for (const each of [totps, passkeys, codes])
        await sql`delete from ${each} where ${own} = ${id}`.execute(database);
    },
  };
}
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
