// @covers white-label brand-desk

import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { checkDocument, documentSchema } from './document.ts';

const base = { code: 'violet', name: 'Violet', hosts: ['play.violet.example'] };
const faultsOf = (more: object) => {
  const checked = checkDocument({ ...base, ...more });
  return checked.ok ? {} : checked.detail?.fields;
};

test.each([
  [{ colour: 'red' }, { colour: { key: 'field_unknown' } }],
  [{ settings: { flags: { NEW: true } } }, { 'settings.flags.NEW': { key: 'field_unknown' } }],
  [{ code: 'Violet House' }, { code: { key: 'field_format' } }],
  [{ name: '   ' }, { name: { key: 'field_length', min: 1 } }],
  [{ currency: 'XXX' }, { currency: { key: 'field_choice' } }],
  [{ hosts: ['https://play.violet.example/'] }, { 'hosts.0': { key: 'field_format' } }],
  [{ hosts: ['a.example', 'a.example'] }, { hosts: { key: 'field_twice' } }],
  [{ launchHosts: ['cdn.example'] }, { 'launchHosts.0': { key: 'field_format' } }],
  [{ defaultLanguage: 'VI' }, { defaultLanguage: { key: 'field_choice' } }],
  [
    { settings: { publicOrigin: 'https://other.example' } },
    { 'settings.publicOrigin': { key: 'origin_not_among_hosts' } },
  ],
  [{ settings: { minimumAge: 12 } }, { 'settings.minimumAge': { key: 'field_range', min: 18 } }],
  [
    { settings: { themeColours: { light: { ink: '#eeeeee' } } } },
    { 'settings.themeColours.light.ink': { key: 'colour_contrast', min: 4.5 } },
  ],
  [
    { settings: { themeColours: { light: { ink: 'red' } } } },
    { 'settings.themeColours.light.ink': { key: 'colour_format' } },
  ],
])('of %j the wrong fields are named', (more, faults) => {
  expect(faultsOf(more)).toEqual(faults);
});

test.each([null, 'a text', [], 7])('%j describes no brand', (given) => {
  expect(checkDocument(given)).toMatchObject({ ok: false, message: 'invalid_input' });
});

test('what a brand leaves to the defaults stays out of what is stored', () => {
  const checked = checkDocument({ ...base, settings: { minimumAge: 18 } });
  expect(checked).toMatchObject({ ok: true, value: { stored: { minimumAge: 18 }, document: { currency: 'PLY' } } });
  expect(checked.ok && Object.keys(checked.value.stored)).toEqual(['minimumAge']);
});

test('the schema of the form describes every setting with its default', () => {
  const schema = documentSchema() as { properties: Record<string, { default?: unknown; properties?: object }> };
  expect(Object.keys(schema.properties)).toContain('vendorAliases');
  expect(schema.properties.settings?.properties).toMatchObject({
    minimumAge: { type: 'integer', minimum: 18, maximum: 99, default: 21 },
    flags: { type: 'object' },
  });
});

test('the audit log gets what differs alone', () => {
  const before = { name: 'A', hosts: ['a'], settings: { age: 18, flags: { X: true } } };
  const after = { name: 'A', hosts: ['a', 'b'], settings: { flags: { X: false } } };
  expect(differencesOf(before, after)).toEqual({
    before: { hosts: ['a'], 'settings.age': 18, 'settings.flags.X': true },
    after: { hosts: ['a', 'b'], 'settings.flags.X': false },
  });
});
