import type { BrandSettings } from '../brand/index.ts';
import { mobileOf } from '../verification/index.ts';
import type { IdentityTools } from './dependencies.ts';
import { type Candidate, createMemberStore } from './member-store.ts';

/** A member by his name, or by his mobile number in any notation of the brand's countries. The same work for nobody. */
export async function findCandidate(
  { database, contacts }: Pick<IdentityTools, 'database' | 'contacts'>,
  brandId: string,
  settings: BrandSettings,
  typed: string,
): Promise<Candidate | undefined> {
  const members = createMemberStore(database);
  const digits = typed.replace(/^\+/, '');
  const numbers = /^\d{5,19}$/.test(digits)
    ? [`+${digits}`, ...settings.countries.map(({ countryDialingCode }) => mobileOf(countryDialingCode, digits))]
    : [`+${digits.length}`];
  const [named, owner] = await Promise.all([
    members.candidate(brandId, typed),
    contacts.ownerOf(database, brandId, numbers),
  ]);
  return named ?? (owner === null ? undefined : members.candidateById(owner));
}
