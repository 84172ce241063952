import type { BrandSettings } from '../../brand/index.ts';
import { mobileFault, mobileOf } from '../../verification/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import { type Candidate, createMemberStore } from '../member-store.ts';

const isNumber = (digits: string): boolean => /^\d{5,19}$/.test(digits);
const nobodysId = '00000000-0000-0000-0000-000000000000';
const shortestNational = 8;

/** A member by his name, or by his mobile number in any notation of the brand's countries. The same work for nobody. */
export async function findCandidate(
  { database, contacts }: Pick<IdentityTools, 'database' | 'contacts'>,
  brandId: string,
  settings: BrandSettings,
  typed: string,
): Promise<Candidate | undefined> {
  const members = createMemberStore(database);
  const digits = typed.replace(/^\+/, '');
  const numbers = isNumber(digits)
    ? [`+${digits}`, ...settings.countries.map(({ countryDialingCode }) => mobileOf(countryDialingCode, digits))]
    : [`+${digits.length}`];
  const [named, owner] = await Promise.all([
    members.candidate(brandId, typed),
    contacts.ownerOf(database, brandId, numbers),
  ]);
  const owning = await members.candidateById(owner ?? nobodysId);
  return named ?? owning;
}

/**
 * What guesses at a name that nobody has are counted under: one for all notations of a number, as they are one where a member has it, so
 * that another notation does not tell whether there is an account.
 */
export function nameOfNobody(settings: BrandSettings, typed: string): string {
  const digits = typed.replace(/^\+/, '');
  if (!isNumber(digits)) return typed;
  const codes = settings.countries.map(({ countryDialingCode }) => countryDialingCode);
  const isInternational = codes.some((code) => {
    const national = digits.slice(code.length);
    return (
      digits.startsWith(code) && national.length >= shortestNational && mobileFault(settings, code, national) === null
    );
  });
  const [home] = codes;
  return typed.startsWith('+') || isInternational || !home ? `+${digits}` : mobileOf(home, digits);
}
