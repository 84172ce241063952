const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstOf = (table: readonly (readonly [string, string])[], userAgent: string): string =>
  table.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';

/** Browser and system as people call them; what is unknown stands as it was sent, cut short. */
export function deviceName(userAgent: string): string {
  const known = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter((part) => part !== '');
  return known.length > 0 ? known.join(' · ') : userAgent.slice(0, 40) || '–';
}
