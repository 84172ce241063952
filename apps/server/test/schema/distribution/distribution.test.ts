// @covers distribution-map

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
