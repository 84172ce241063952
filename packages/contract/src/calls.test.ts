// @covers specified-client contract-completeness registration-fields-on-wire

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { errorStatus } from './errors.ts';

const contract: [string, Call][] = Object.entries(calls);

test('no two calls share a method and a path', () => {
  const doors = contract.map(([, call]) => `${call.method} ${call.path}`);
  expect(new Set(doors).size).toBe(doors.length);
});

const surplusIsRefused = (part: z.ZodMiniType): boolean =>
  (z.safeParse(part, { surplus_field: 1 }).error?.issues ?? []).some(({ code }) => code === 'unrecognized_keys');

test.each(contract)(
  '%s refuses fields that it does not name, or leaves them out where the specification names it',
  (_name, call) => {
    for (const part of [call.params, call.query, call.data, call.body]) {
      if (part) expect(surplusIsRefused(part)).toBe(call.specified !== true);
    }
  },
);

test('calls whose path is ours are none of the specification’s', () => {
  const page = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');
  for (const [name, { method, path, specified }] of contract) {
    if (page.includes(`| \`${method} ${path}\` |`)) expect(specified, name).toBeUndefined();
    else expect(specified, name).toBe(true);
  }
});

test.each(contract)('%s is consistent', (_name, call) => {
  for (const key of call.errors) expect(errorStatus).toHaveProperty(key);
  expect(new Set(call.errors).size).toBe(call.errors.length);
  if (call.encrypted) expect(call.body, 'an encrypted call has a body').toBeDefined();
  if (call.method === 'GET') expect(call.body, 'a GET has no body').toBeUndefined();
  const named = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
  expect(call.params ? Object.keys(z.toJSONSchema(call.params).properties ?? {}) : []).toEqual(named);
});

/** All schemas inside a schema, itself first. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = Object.values(schema._zod.def).flatMap((value) =>
    value !== null && typeof value === 'object' ? [value, ...Object.values(value)] : [],
  );
  return [schema, ...inner.filter((value) => value instanceof z.core.$ZodType).flatMap(partsOf)];
}

test.each(contract)('%s tells the bounds of a length: a key of its own would hide them', (_name, call) => {
  const parts = [call.params, call.query, call.data, call.body].flatMap((part) => (part ? partsOf(part) : []));
  for (const check of parts.flatMap((part) => part._zod.def.checks ?? [])) {
    const { check: kind, error, minimum = 0 } = check._zod.def as z.core.$ZodCheckDef & { minimum?: number };
    // One character is asked for by saying that the field is empty.
    if (kind === 'max_length' || (kind === 'min_length' && minimum > 1)) expect(error).toBeUndefined();
  }
});
