import type { PayeeDetails } from '@baize/contract';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityTables } from '../schema.ts';

/** What a member told in confidence, by field; registration writes more fields than are read here. */
type Profile = Record<string, string>;

/** `payeeName` is the registration form's word for the real name. */
const detailsIn = (profile: Profile): PayeeDetails => ({
  realName: profile.payeeName ?? '',
  birthday: profile.birthday ?? '',
  address: profile.address ?? '',
  nationality: profile.nationality ?? '',
  occupation: profile.occupation ?? '',
  incomeSource: (profile.incomeSource ?? '') as PayeeDetails['incomeSource'],
});

const profileOf = ({ realName, ...details }: Partial<PayeeDetails>): Profile =>
  Object.fromEntries(
    Object.entries({ ...details, payeeName: realName }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** What stays when the rest is erased: whom the books paid, and that he was old enough. */
const neededByBooks = ['payeeName', 'birthday'];

/** Names, birthdays and payee details of members: sealed in `members.sealed_profile`. */
export function createProfileStore({ secretBox }: { secretBox: SecretBox }) {
  const opened = async (sealed: string | null): Promise<Profile> =>
    sealed === null ? {} : JSON.parse(await secretBox.open(sealed));

  const read = (database: Database, memberId: string) =>
    withTables<IdentityTables>(database)
      .selectFrom('members')
      .select('members.sealed_profile as sealed')
      .where('members.id', '=', memberId);

  const write = async (database: Database, memberId: string, profile: Profile): Promise<void> => {
    await withTables<IdentityTables>(database)
      .updateTable('members')
      .set({ sealed_profile: await secretBox.seal(JSON.stringify(profile)) })
      .where('members.id', '=', memberId)
      .execute();
  };

  const of = async (database: Database, memberId: string): Promise<PayeeDetails> => {
    const row = await read(database, memberId).executeTakeFirst();
    return detailsIn(await opened(row?.sealed ?? null));
  };

  /** Inside a transaction that holds the member. Returns how it stands then. */
  const change = async (
    transaction: Database,
    memberId: string,
    changed: Partial<PayeeDetails>,
  ): Promise<PayeeDetails> => {
    const row = await read(transaction, memberId).executeTakeFirstOrThrow();
    const profile = { ...(await opened(row.sealed)), ...profileOf(changed) };
    await write(transaction, memberId, profile);
    return detailsIn(profile);
  };

  /** Inside a transaction that holds the member. */
  const erase = async (transaction: Database, memberId: string): Promise<void> => {
    const row = await read(transaction, memberId).executeTakeFirstOrThrow();
    if (row.sealed === null) return;
    const profile = await opened(row.sealed);
    const kept = Object.entries(profile).filter(([name]) => neededByBooks.includes(name));
    await write(transaction, memberId, Object.fromEntries(kept));
  };

  return { of, change, erase };
}
