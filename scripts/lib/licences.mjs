/** Licences under which everything may be used, changed and sold, as long as their text goes along. */
const free = new Set(['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0']);
for (const name of ['Python-2.0', 'Unlicense', 'OFL-1.1', 'CC0-1.0']) free.add(name);
/** Of files that stay as they are and apart: a library that is loaded, and sources nobody here changes. */
const apart = new Set(['MPL-2.0', 'LGPL-3.0-or-later']);
/** Packages whose licence stands in their own files alone. */
const stated = { 'xmlhttprequest-ssl': 'MIT' };

/** The packages that a lock file installs: name, version, licence, and whether only tests and builds need it. */
export function installedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = entry.license ?? stated[name] ?? 'unknown';
      return { name, version: entry.version, licence, isDev: entry.dev === true };
    });
}

/** An expression as `(A OR B) AND C`: one of alternatives is enough. */
export function isAllowed(licence) {
  const text = licence.replace(/[()]/g, '');
  return text.split(' AND ').every((all) => all.split(' OR ').some((one) => free.has(one) || apart.has(one)));
}

export const faultsOfPackages = (packages) =>
  packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) => `${name} ${version}: the licence ${licence} is not among those that may be used`,
    );

export function licencesDocument(packages) {
  const rows = new Set(
    packages
      .filter(({ isDev }) => !isDev)
      .map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`),
  );
  return `# Licences of what runs in production

Written by \`node scripts/check-licences.mjs --write\` from the lock file; the checks fail when it is not up to date, and when a licence is not among those that may be used. Libraries under MPL-2.0 and LGPL-3.0 are used as they are and loaded as files of their own. A bill of materials in the CycloneDX format:
\`npm run sbom --silent > sbom.json\`. Works of art and their licences: [CREDITS.md](../CREDITS.md).

| package | version | licence |
| --- | --- | --- |
${[...rows].toSorted().join('\n')}
`;
}
