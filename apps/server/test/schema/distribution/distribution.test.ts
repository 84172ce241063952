// @covers distribution-map

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { vendorSchemas } from '../../../src/vendors/books.ts';
import { migrationsFolder, schemaFile } from '../../support/global-setup.ts';
import { faultsOf, readPlaces } from './faults.ts';
import { knownFaults } from './known-faults.ts';
import { distribution } from './map.ts';
import { readSchema } from './schema-file.ts';

const text = readFileSync(path.join(migrationsFolder, schemaFile), 'utf8');
const schema = readSchema(text);
const known = knownFaults.flatMap(({ faults }) => faults);

test('every table of the schema stands in the map, and no other', () => {
  expect(schema.size).toBe(text.match(/^create (unlogged )?table /gm)?.length);
  expect([...readPlaces().keys()].toSorted()).toEqual([...schema.keys()].toSorted());
});

test('a table stands in the map once', () => {
  expect(() => readPlaces({ ...distribution, reference: [...distribution.reference, 'bets'] })).toThrow('bets');
});

test('what keeps a table from its place is known: a new fault is refused, and one that is gone leaves the list', () => {
  expect(new Set(known).size).toBe(known.length);
  expect(known.toSorted()).toEqual(faultsOf(schema).toSorted());
});

const planted = (body: string, place: 'member' | 'reference' | 'local') => {
  const tables = readSchema(`${text}\n${body}`);
  const places = readPlaces().set(
    'planted',
    place === 'member' ? { kind: place, column: 'member_id' } : { kind: place },
  );
  return faultsOf(tables, places).filter((fault) => fault.startsWith('planted'));
};
const table = (...lines: string[]) => `create table planted (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`;
const member = 'member_id uuid not null';

test.each([
  ['a member may be empty', table('member_id uuid'), ['planted: member_id may be empty']],
  ['there is no member', table('id uuid not null'), ['planted: no column member_id']],
  [
    'a primary key without him',
    table('id uuid not null', member, 'constraint planted_pkey PRIMARY KEY (id)'),
    ['planted: key planted_pkey'],
  ],
  [
    'a unique key without him',
    table('id uuid not null', member, 'constraint once UNIQUE NULLS NOT DISTINCT (id)'),
    ['planted: key once'],
  ],
  [
    'a unique index without him, partial or over an expression',
    `${table('id text', member)}\nCREATE UNIQUE INDEX a ON planted USING btree (lower(id)) WHERE id > 'a'::text;\nCREATE UNIQUE INDEX b ON planted USING btree (COALESCE(member_id, '0'::uuid));`,
    ['planted: key a', 'planted: key b'],
  ],
  [
    'a reference to another member, to a local table and to a row of a member without him',
    table(
      member,
      'other_id uuid',
      'constraint a FOREIGN KEY (other_id) REFERENCES members(id)',
      'constraint b FOREIGN KEY (other_id) REFERENCES risk_cases(id)',
      'constraint c FOREIGN KEY (other_id) REFERENCES sessions(id) ON DELETE CASCADE',
    ),
    ['planted: reference a to members', 'planted: reference b to risk_cases', 'planted: reference c to sessions'],
  ],
  [
    'a trigger',
    `${table(member)}\nCREATE TRIGGER told AFTER UPDATE ON planted FOR EACH ROW EXECUTE FUNCTION catalogue_changed();`,
    ['planted: trigger told'],
  ],
  [
    'all of it carries him',
    `${table(
      member,
      'id uuid not null',
      'brand_id uuid',
      'constraint planted_pkey PRIMARY KEY (member_id, id)',
      'constraint a FOREIGN KEY (member_id) REFERENCES members(id)',
      'constraint b FOREIGN KEY (brand_id) REFERENCES brands(id)',
      'constraint c FOREIGN KEY (member_id, id) REFERENCES withdrawals(member_id, id) DEFERRABLE INITIALLY DEFERRED',
    )}\nCREATE UNIQUE INDEX once ON planted USING btree (id, member_id);`,
    [],
  ],
])('a table of members: %s', (_what, body, faults) => {
  expect(planted(body, 'member')).toEqual(faults);
});

test.each(['reference', 'local'] as const)('a %s table names no row of a member', (place) => {
  const body = table('id uuid', member, 'constraint a FOREIGN KEY (member_id) REFERENCES members(id)');
  expect(planted(body, place)).toEqual(['planted: reference a to members']);
});

const isOfVendors = (name: string) => vendorSchemas.includes(name.split('.', 1)[0] ?? '');
/** What joins the vendors' books with anything else, in a dumped schema. */
function joinsOf(dumped: string): string[] {
  const keys = [...readSchema(dumped).values()].flatMap(({ name, foreignKeys, triggers }) => [
    ...foreignKeys.filter(({ to }) => isOfVendors(name) !== isOfVendors(to)).map(({ to }) => `${name} refers to ${to}`),
    ...(isOfVendors(name) ? triggers.map((trigger) => `${name} has the trigger ${trigger}`) : []),
  ]);
  const mentions = new RegExp(`\\b(${vendorSchemas.join('|')})\\.[a-z_]+`);
  const readsOthers = (block: string) =>
    [...block.matchAll(/\b(?:from|join) ([a-z_.]+)/gi)].some(([, name = '']) => !isOfVendors(name));
  const others = dumped
    .split('\n\n')
    .filter((block) => /^create (or replace )?(function|view)/i.test(block) && mentions.test(block))
    .filter((block) => !/^create view/.test(block) || !isOfVendors(block.split(' ')[2] ?? '') || readsOthers(block))
    .map((block) => block.split('\n', 1)[0] ?? '');
  return [...keys, ...others];
}

test("nothing joins the vendors' books with the rest, so they can stand in a database of their own", () => {
  const ofVendors = [...schema.keys()].filter(isOfVendors);
  expect(new Set(ofVendors.map((name) => name.split('.', 1)[0]))).toEqual(new Set(vendorSchemas));
  expect(joinsOf(text)).toEqual([]);
});

test.each([
  ['create table studio.planted (\n  constraint a FOREIGN KEY (id) REFERENCES brands(id)\n);', 'refers to brands'],
  [
    'create table planted (\n  constraint a FOREIGN KEY (id) REFERENCES lotto.tickets(id)\n);',
    'refers to lotto.tickets',
  ],
  ['CREATE OR REPLACE FUNCTION public.planted()\n select from rooms.pairs', 'FUNCTION public.planted'],
  ['create view planted as\n SELECT p.id FROM rooms.pairs p', 'create view planted'],
  ['create view rooms.planted as\n SELECT p.id FROM rooms.pairs p JOIN members ON true', 'create view rooms.planted'],
  [
    'create table lotto.planted (\n  id uuid\n);\nCREATE TRIGGER t BEFORE INSERT ON lotto.planted FOR EACH ROW EXECUTE FUNCTION x();',
    'has the trigger t',
  ],
])('what would join them is found: %s', (planted, found) => {
  expect(joinsOf(`${text}\n${planted}`)).toEqual([expect.stringContaining(found)]);
});
