// @covers wallet-http

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { walletOpenApi } from './openapi.ts';
import { pathOf, walletCommands } from './wire.ts';

type Operation = {
  tags: string[];
  requestBody: { content: { 'application/json': { schema: { properties: object; additionalProperties: boolean } } } };
  responses: Record<string, object>;
};
const document = walletOpenApi() as unknown as { paths: Record<string, { post: Operation }>; tags: { name: string }[] };

test('the document is valid OpenAPI 3.1, and stays so as JSON', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test.each(walletCommands)('%s is described: its section, its fields, nothing beside them, each failure', (command) => {
  const operation = document.paths[pathOf(command)]?.post;
  expect(document.tags.map(({ name }) => name)).toContain(operation?.tags[0]);
  const { schema } = operation?.requestBody.content['application/json'] ?? {};
  expect(Object.keys(schema?.properties ?? {}).length).toBeGreaterThan(0);
  expect(schema?.additionalProperties).toBe(false);
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '401', '413', '415', '429', '500', '503']);
});

test('an amount is described as a text of digits', () => {
  const json = JSON.stringify(document.paths['/wallet/v1/debit']);
  expect(json).toContain('"amountMinor":{"type":"string","pattern":"^[1-9]\\\\d{0,14}$"}');
});
