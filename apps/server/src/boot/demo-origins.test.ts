// @covers public-origin

import { expect, test } from 'vitest';
import { demoOrigins } from './demo-origins.ts';

const own = ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'];

test.each([
  [null, 'localhost', 'http://localhost:4000'],
  [null, '0.0.0.0', 'http://localhost:4000'],
  [null, '192.168.1.5', 'http://192.168.1.5:4000'],
  [null, 'fd00::5', 'http://[fd00::5]:4000'],
  ['https://demo.example', '0.0.0.0', 'https://demo.example'],
])('with DEMO_ORIGIN=%s and HOST=%s the demo’s public origin is %s', (demoOrigin, host, publicOrigin) => {
  const origins = demoOrigins({ demoOrigin, host, port: 4000 });
  expect(origins[0]).toBe(publicOrigin);
  expect(origins).toEqual(expect.arrayContaining(own));
});

test('the port that every browser leaves out is left out', () => {
  expect(demoOrigins({ demoOrigin: null, host: 'localhost', port: 80 })[0]).toBe('http://localhost');
});
