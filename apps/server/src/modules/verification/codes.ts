import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { OutboxMessage } from '../outbox/index.ts';
import type { CodePurpose, VerificationTables } from './schema.ts';

/** What a code is bound to: it counts nowhere else. */
export interface CodeBinding {
  brandId: string;
  purpose: CodePurpose;
  formId: string;
  channel: OutboxMessage['channel'];
  /** A number as +639171234567, or an address in small letters. */
  to: string;
}

/** How a number or an address is found without being read. */
export const targetLookup = (lookupHash: LookupHash, { brandId, channel, to }: CodeBinding): Buffer =>
  lookupHash(channel === 'sms' ? 'mobile' : 'email', brandId, to);

export type CodeFault = 'missing_verification_code' | 'invalid_verification_code' | 'code_expired';

/** How long the page counts down before it offers another code. */
export const countdownMinutes = 2;
/** How long a code is good, and says so: a message may come late. */
export const codeLifeMinutes = 10;
const digits = 6;
const maxTries = 5;
const keptMs = 24 * 3_600_000;

/** One-time codes of six digits: ten minutes, five tries, one use. */
export function createCodes(deps: { database: Database; clock: Clock; newId: () => string; lookupHash: LookupHash }) {
  const database = withTables<VerificationTables>(deps.database);
  const hashOf = ({ brandId, purpose, formId, to }: CodeBinding, code: string) =>
    deps.lookupHash('sms code', brandId, purpose, formId, to, code);
  const lookupOf = (binding: CodeBinding) => targetLookup(deps.lookupHash, binding);

  /** Makes and keeps a code; whether it is sent is the caller's matter. */
  const issue = async (binding: CodeBinding): Promise<{ code: string; expiresAt: Date }> => {
    const code = secretCharacters('0123456789', digits);
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + codeLifeMinutes * 60_000);
    await database
      .insertInto('sms_codes')
      .values({
        id: deps.newId(),
        brand_id: binding.brandId,
        purpose: binding.purpose,
        form_id: binding.formId,
        number_lookup: lookupOf(binding),
        code_hash: hashOf(binding, code),
        created_at: now,
        expires_at: expiresAt,
        tries: 0,
        ended_at: null,
      })
      .execute();
    return { code, expiresAt };
  };

  /** Null for the right code, which is used up then; the newest code of the form alone counts. */
  const check = async (binding: CodeBinding, code: string): Promise<CodeFault | null> => {
    if (code.trim() === '') return 'missing_verification_code';
    const now = deps.clock.now();
    const hash = hashOf(binding, code.trim());
    const newest = sql`(
      select id from sms_codes where brand_id = ${binding.brandId} and form_id = ${binding.formId}
        and purpose = ${binding.purpose} and number_lookup = ${lookupOf(binding)}
      order by created_at desc, id desc limit 1)`;
    const { rows } = await sql<{ right: boolean }>`
      update sms_codes set tries = tries + 1, ended_at = case when code_hash = ${hash} then ${now}::timestamptz end
      where id = ${newest} and ended_at is null and tries < ${maxTries} and expires_at > ${now}
      returning ended_at is not null as "right"`.execute(database);
    if (rows[0]) return rows[0].right ? null : 'invalid_verification_code';
    const old = await sql`select from sms_codes where id = ${newest}`.execute(database);
    return old.rows.length > 0 ? 'code_expired' : 'invalid_verification_code';
  };

  const purge = async (): Promise<void> => {
    const oldest = new Date(deps.clock.now().getTime() - keptMs);
    await database.deleteFrom('sms_codes').where('sms_codes.created_at', '<=', oldest).execute();
  };

  return { issue, check, purge };
}
