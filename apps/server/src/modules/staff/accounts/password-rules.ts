import { type Failure, fail } from '../../../platform/result.ts';
import { isGuessable } from '../../identity/index.ts';

const length = { min: 12, max: 128 };

/** What is wrong with a staff member's new password; null when nothing is. `names`: his own and the brand's. */
export async function newStaffPasswordFaults(
  field: string,
  password: string,
  names: readonly string[],
): Promise<Failure<'invalid_input'> | null> {
  const count = [...password].length;
  if (count < length.min || count > length.max)
    return fail('invalid_input', { fields: { [field]: { key: 'field_length', ...length } } });
  return (await isGuessable(password, names))
    ? fail('invalid_input', { fields: { [field]: { key: 'password_common' } } })
    : null;
}
