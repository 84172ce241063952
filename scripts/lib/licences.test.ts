// @covers licences

import { expect, test } from 'vitest';
import { faultsOfPackages, installedPackages, isAllowed, licencesDocument } from './licences.mjs';

const lock = {
  packages: {
    '': { name: 'all' },
    'apps/server': { version: '1.0.0' },
    'node_modules/@baize/server': { link: true },
    'node_modules/free': { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' },
    'node_modules/free/node_modules/@scope/inner': { version: '2.0.0', license: 'GPL-3.0', integrity: 'sha512-b' },
    'node_modules/tool': { version: '3.0.0', license: '(GPL-2.0 OR MIT)', dev: true },
  },
};

test('packages are found with their names, and what may not be used is named', () => {
  const packages = installedPackages(lock);
  expect(packages.map(({ name }) => name)).toEqual(['free', '@scope/inner', 'tool']);
  expect(faultsOfPackages(packages)).toEqual([
    '@scope/inner 2.0.0: the licence GPL-3.0 is not among those that may be used',
  ]);
  const text = licencesDocument(packages);
  expect(text).toContain('| `free` | 1.0.0 | MIT |');
  expect(text).not.toContain('tool');
});

test.each([
  ['MIT', true],
  ['Apache-2.0 AND MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND GPL-3.0', false],
  ['unknown', false],
])('%s: %s', (licence, answer) => expect(isAllowed(licence)).toBe(answer));
