/** The runtime's list of regions, which the site takes the names of countries from too. */
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * Regions of that list that are no countries of ISO 3166-1: unions, islands that are counted with their countries, places of tests and
 * unknown ones. Nobody is found in them, so that whoever means to block them blocks nobody. Kosovo (XK) is none either, yet lists of
 * addresses and proxies tell it.
 */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Whether a visitor can be of this country: a code of ISO 3166-1 alpha-2 in capital letters. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return false;
  // A code of daily use or of former days (UK, SU) has a name too, and stands for another.
  return regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every code that `isCountryCode` knows. */
export const countryCodes = (): string[] =>
  letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountryCode);
