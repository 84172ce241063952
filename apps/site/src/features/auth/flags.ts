/** Addresses of all flags by country code. A module of its own: its list is loaded with the first picker that opens. */
const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const addresses = new Map(Object.entries(files).map(([file, address]) => [file.slice(-6, -4), address]));

/** Undefined for a country without a flag of two letters. */
export const flagOf = (countryCode: string): string | undefined => addresses.get(countryCode);
