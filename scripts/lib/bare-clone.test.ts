// @covers start-command

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from './repository.mjs';

const filesIn = (folder: string) =>
  readdirSync(path.join(repositoryFolder, folder))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${folder}/${name}`);
const importsOf = (file: string) =>
  [...readFileSync(path.join(repositoryFolder, file), 'utf8').matchAll(/^import\s(?:[^'";]*\sfrom\s)?'([^']+)'/gm)].map(
    ([, module = '']) => module,
  );

test.each([...filesIn('scripts'), ...filesIn('scripts/lib')])(
  '%s can be read before the packages are installed',
  (file) => {
    const packages = importsOf(file).filter((module) => !module.startsWith('node:') && !module.startsWith('.'));
    expect(packages).toEqual([]);
  },
);

test('imports are seen', () => {
  expect(importsOf('scripts/start.mjs')).toEqual(['./build.mjs', './lib/install.mjs', './lib/payment-provider.mjs']);
});
