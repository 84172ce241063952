// @covers encrypted-bodies host-parameter site-session-storage site-closed-pages

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChatToken } from '../session/chat-token.ts';
import { beginSession, useSession } from '../session/session.ts';
import { callApi, serverFacts } from './client.ts';
import { onClosure } from './closure.ts';

let sent: RequestInit[];
let answers: Response[];
const refusal = (status: number, message: string) =>
  Response.json({ success: false, value: null, message }, { status });
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown);

beforeEach(() => {
  sent = [];
  answers = [];
  sessionStorage.clear();
  serverFacts.forget();
  useSession.setState({ token: '', member: null, expiryCount: 0 });
  useChatToken.setState({ chatToken: '' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init);
    return answers.shift();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an account proves itself with its token, a visitor with that of the chat', async () => {
  useChatToken.setState({ chatToken: 'chat' });
  await failureOf(callApi('balance', {}));
  beginSession('t0ken');
  await failureOf(callApi('balance', {}));
  const proofs = sent.map(({ headers }) => [new Headers(headers).get('token'), new Headers(headers).get('chat-token')]);
  expect(proofs).toEqual([
    [null, 'chat'],
    ['t0ken', null],
  ]);
});

test('an expired session ends here and keeps the brand', async () => {
  sessionStorage.setItem('merchantCode', 'baize_demo');
  beginSession('old');
  answers = [refusal(401, 'session_expired')];
  await failureOf(callApi('balance', {}));
  expect(useSession.getState()).toMatchObject({ token: '', member: null, expiryCount: 1 });
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('merchantCode')).toBe('baize_demo');
});

test('a late refusal of an earlier token does not end the session of a newer one', async () => {
  beginSession('old');
  answers = [refusal(401, 'session_expired')];
  const late = failureOf(callApi('balance', {}));
  beginSession('new');
  expect(await late).toMatchObject({ messageKey: 'session_expired' });
  expect(useSession.getState()).toMatchObject({ token: 'new', expiryCount: 0 });
});

test.each(['info_maintenance', 'info_ip_block'])(
  '%s is reported to whoever shows the replacement screen',
  async (key) => {
    const heard = vi.fn();
    const stop = onClosure(heard);
    answers = [refusal(503, key)];
    expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: key });
    expect(heard).toHaveBeenCalledOnce();
    stop();
    answers = [refusal(503, key)];
    await failureOf(callApi('balance', {}));
    expect(heard).toHaveBeenCalledOnce();
  },
);
