// @covers game-frame-policy

import { expect, test } from 'vitest';
import { contentSecurityPolicy, policyWithPhoneAuth, siteAlone } from './content-security-policy.ts';

test('a page of the site runs scripts of its own alone', () => {
  const policy = contentSecurityPolicy('/', 'https://site.test');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('script-src ');
  expect(policy).not.toContain('google');
});

test('a brand with a phone-auth service opens what that service needs, and no more', () => {
  const policy = policyWithPhoneAuth('my-project', {
    frames: ['https://games.test'],
    pictures: ['https://pictures.test'],
  });
  expect(policy).toContain(
    "frame-src 'self' https://www.google.com https://my-project.firebaseapp.com https://games.test",
  );
  expect(policy).toContain("script-src 'self' https://www.google.com https://www.gstatic.com");
  expect(policy).toContain('connect-src');
  expect(policy).toContain("img-src 'self' data: https://pictures.test");
  expect(policy).not.toContain('unsafe');
});

test('a game in its frame may ask its host and hear its sockets, and nobody else', () => {
  const policy = contentSecurityPolicy('/studio/play/roulette', 'https://site.test', {
    outside: { frames: ['https://games.test'], pictures: [] },
    isFrame: true,
  });
  expect(policy.split('; ')).toContain(
    'connect-src https://site.test https://games.test wss://site.test wss://games.test',
  );
});

test.each(["x'; script-src *", 'a.b', '', 'A B'])('the project %j gets no place in the policy', (projectId) => {
  expect(policyWithPhoneAuth(projectId, siteAlone)).toBe(contentSecurityPolicy('/', 'https://site.test'));
});
