import { type FieldFault, fieldFault, type MemberType } from '@baize/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { matchesPattern } from '../../../platform/patterns.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { registerSettingsOf } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import { brandNamesOf } from './brand-names.ts';
import { isReservedName } from './reserved-names.ts';

export interface OpenedAccount {
  brand: RequestBrand;
  username: string;
  password: string;
  type: MemberType;
  uplineId: string;
}
type Opened = Result<
  { memberId: string; username: string },
  'invalid_input' | 'username_taken' | 'service_unavailable'
>;

const taken = () => fail('username_taken', { fields: { username: { key: 'username_taken' } } });

/**
 * An account that somebody opens for another, under the brand's rules for names and passwords; its first password has to be changed at the
 * first login. `inSameTransaction` is written with it, or there is none.
 */
export function createAccountOpening(tools: IdentityTools) {
  return async (
    { brand, username, password, type, uplineId }: OpenedAccount,
    inSameTransaction: (transaction: Database, memberId: string) => Promise<unknown>,
  ): Promise<Opened> => {
    const rules = registerSettingsOf(await tools.brands.settingsOf(brand.id));
    const names = await brandNamesOf(tools.brands, brand);
    const fields: Record<string, FieldFault> = {};
    for (const [field, value] of Object.entries({ username, password })) {
      const rule = rules.fields[field as 'username' | 'password'];
      const fault = rule && fieldFault({ ...rule, required: true }, value, matchesPattern);
      if (fault) fields[field] = fault;
    }
    if (!fields.password && (await isGuessable(password, [...names, username])))
      fields.password = { key: 'password_common' };
    if (Object.keys(fields).length > 0) return fail('invalid_input', { fields });
    if (isReservedName(username, names) || (await createMemberStore(tools.database).isTaken(brand.id, username)))
      return taken();
    const hashed = await tools.passwords.hash(password);
    if (!hashed.ok) return hashed;
    return tools.database.transaction().execute(async (transaction) => {
      const memberId = await tools.openMember(transaction, {
        ...{ brand, username, type, uplineId, registeredFrom: '', profile: {} },
        passwordHash: hashed.value,
        mustChangePassword: true,
      });
      if (memberId === null) return taken();
      await inSameTransaction(transaction, memberId);
      return ok({ memberId, username });
    });
  };
}
