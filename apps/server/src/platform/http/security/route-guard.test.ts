// @covers contract-completeness

import Fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { refuseForeignRoutes } from './route-guard.ts';

const guarded = () => {
  const app = Fastify();
  refuseForeignRoutes(app);
  return app;
};
const handler = async () => 'x';

test.each<[string, RouteOptions]>([
  ['without a call', { method: 'GET', url: '/wps/secret-door', handler }],
  ['with a call that does not exist', { method: 'GET', url: '/wps/x', handler, config: { call: 'none' } }],
  ['with the call of another path', { method: 'GET', url: '/wps/x', handler, config: { call: 'balance' } }],
  [
    'with the call of another method',
    { method: 'POST', url: '/wps/v2/wallets/balance', handler, config: { call: 'balance' } },
  ],
  ['for vendors that is no command', { method: 'POST', url: '/wallet/v1/x', handler, config: { serves: 'wallet' } }],
  ['for metrics elsewhere', { method: 'GET', url: '/metrics2', handler, config: { serves: 'metrics' } }],
  ['for probes elsewhere', { method: 'GET', url: '/health/x', handler, config: { serves: 'probes' } }],
  ['for writing metrics', { method: 'POST', url: '/metrics', handler, config: { serves: 'metrics' } }],
  ['for vendors to read', { method: 'GET', url: '/wallet/v1/debit', handler, config: { serves: 'wallet' } }],
  ['at a command without saying so', { method: 'POST', url: '/wallet/v1/debit', handler }],
  ['for writing under /docs', { method: 'POST', url: '/docs/x', handler }],
  ['beside the documentation', { method: 'GET', url: '/docsx', handler }],
])('a route %s fails the start', (_what, route) => {
  expect(() => guarded().route(route)).toThrow(/has no call in packages\/contract/);
});

test('a route inside a plugin is found too', async () => {
  const app = guarded();
  app.register(async (scope) => void scope.get('/hidden', handler));
  await expect(app.ready()).rejects.toThrow('/hidden');
});

test('routes of calls, and those named as something else, pass with their HEAD', async () => {
  const app = guarded();
  app.route({ method: 'GET', url: '/wps/v2/wallets/balance', handler, config: { call: 'balance' } });
  app.get('/assets/*', { config: { serves: 'files' } }, handler);
  app.get('/docs/json', handler);
  app.post('/wallet/v1/debit', { config: { serves: 'wallet' } }, handler);
  app.get('/metrics', { config: { serves: 'metrics' } }, handler);
  app.get('/health/ready', { config: { serves: 'probes' } }, handler);
  await app.ready();
  await app.close();
});
