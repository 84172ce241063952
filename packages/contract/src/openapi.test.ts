// @covers openapi

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { accessErrors, encryptionErrors, errorStatus, type MessageKey } from './errors.ts';
import { openApiOf } from './openapi.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { content: { 'application/json': { schema: { properties: { message: { enum?: string[] } } } } } }
  >;
};
const document = openApiOf(calls) as unknown as { openapi: string; paths: Record<string, Record<string, Operation>> };
const contract: [string, Call][] = Object.entries(calls);
const operationOf = (call: Call): Operation => {
  const operation = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.method} ${call.path} is missing`);
  return operation;
};

const contentTypesOf = (call: Call): readonly string[] => {
  if (call.upload) return call.upload.contentTypes;
  if (!call.body) return [];
  if (call.form) return ['application/x-www-form-urlencoded'];
  if (call.formToo) return ['application/json', 'application/x-www-form-urlencoded'];
  return [call.encrypted ? 'application/jose' : 'application/json'];
};

test('the document is valid OpenAPI 3.1, and stays so as JSON', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('a broken document is found out', async () => {
  const broken = { ...document, paths: { '/x': { get: { responses: 'none' } } } };
  expect((await new Validator().validate(JSON.parse(JSON.stringify(broken)))).valid).toBe(false);
});

test('there is one operation for each call and none besides', () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map((o) => o.operationId),
  );
  expect(ids.sort()).toEqual(Object.keys(calls).sort());
});

test.each(contract)('%s tells its errors under their statuses', (_name, call) => {
  const operation = operationOf(call);
  const keys: MessageKey[] = [
    ...call.errors,
    ...accessErrors[call.access],
    ...(call.encrypted ? encryptionErrors : []),
    'internal_error',
  ];
  for (const key of keys) {
    const { message } = operation.responses[errorStatus[key]]?.content['application/json'].schema.properties ?? {};
    expect(message?.enum, key).toContain(key);
  }
});

test.each(contract)('%s names its header, its body’s form and its parameters', (_name, call) => {
  const operation = operationOf(call);
  const waysIn = { anyone: 0, visitor: 3 } as Partial<Record<Call['access'], number>>;
  expect(operation.security.length).toBe(waysIn[call.access] ?? 1);
  expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(contentTypesOf(call));
  expect(operation.parameters.some(({ name }) => name === 'data')).toBe(call.data !== undefined);
});
