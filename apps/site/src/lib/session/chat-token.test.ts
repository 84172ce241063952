// @covers deposit-resume

import { expect, test } from 'vitest';
import { keepChatToken, useChatToken } from './chat-token.ts';
import { beginSession, endSession, expireSession, useSession } from './session.ts';

test.each([
  ['is ended', () => endSession()],
  ['has run out', () => expireSession(useSession.getState().token)],
])('a visitor’s chat is not shown to the next person: it goes when a session %s', (_how, end) => {
  keepChatToken('of the person before');
  beginSession('a token');
  expect(useChatToken.getState().chatToken).toBe('of the person before');
  end();
  expect(useChatToken.getState().chatToken).toBe('');
  expect(sessionStorage.getItem('chatToken')).toBeNull();
});
