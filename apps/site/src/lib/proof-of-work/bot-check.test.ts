// @covers site-human-verification

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, stubServer } from '../testing/render-site.fixture.tsx';
import { botCheckFor } from './bot-check.ts';
import { type Challenge, solveChallenge } from './solve.ts';

const challenge: Challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1, nonce: 'aa', salt: 'bb', keyLength: 32, keyPrefix: '0' },
  signature: 'signed',
};
let asked: string[] = [];
let isTerminated = false;

/** Runs the worker's own code in this thread. */
class ThisThread extends EventTarget {
  postMessage(data: Challenge): void {
    solveChallenge(data).then(
      (solution) => this.dispatchEvent(Object.assign(new Event('message'), { data: { solution } })),
      () => this.dispatchEvent(Object.assign(new Event('message'), { data: { solution: null } })),
    );
  }
  terminate(): void {
    isTerminated = true;
  }
}

beforeEach(() => {
  asked = [];
  isTerminated = false;
  vi.stubGlobal('Worker', ThisThread);
  stubServer((path, { query }) => {
    asked.push(`${path}?${query.purpose}`);
    return challenge;
  });
});
afterEach(() => vi.unstubAllGlobals());

it('does nothing for a form that needs no proof', async () => {
  expect(await botCheckFor('login', ['sms'])).toEqual({});
  expect(asked).toEqual([]);
});

it('solves a challenge of its form and sends it with the solution', async () => {
  const { botCheck = '' } = await botCheckFor('sms', ['sms']);
  expect(asked).toEqual([`${pathOf('botChallenge')}?sms`]);
  const sent = JSON.parse(atob(botCheck));
  expect(sent).toEqual({ challenge, solution: await solveChallenge(challenge) });
  expect(isTerminated).toBe(true);
});

it('fails in words where the work cannot be done, and where none is handed out', async () => {
  stubServer(() => ({ ...challenge, parameters: { ...challenge.parameters, algorithm: 'OTHER' } }));
  await expect(botCheckFor('sms', ['sms'])).rejects.toMatchObject({ messageKey: 'captcha_check_failed' });
  expect(isTerminated).toBe(true);
  stubServer(() => refusal(429, 'too_many_requests'));
  await expect(botCheckFor('sms', ['sms'])).rejects.toMatchObject({ messageKey: 'too_many_requests' });
});
