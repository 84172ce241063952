import { calls } from '@baize/contract';
import { baseLocale } from '@baize/i18n';
import { cleanup, render } from '@testing-library/react';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { showLanguage } from '../lib/preferences/language.ts';
import { someStaff } from '../lib/render-console.fixture.tsx';
import { beginSession, leaveSession } from '../lib/session/session.ts';
import { App } from './app.tsx';
import { pages } from './registry.ts';

export const serverTime = '2026-03-04T05:06:07.000Z';
const key = { kid: 'k1', alg: 'RSA-OAEP-256', enc: 'A128GCM' } as const;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
/** Answers by path; a failure has a status. A thrown error is a broken line. */
export const answers: Record<string, (init: RequestInit) => unknown> = {};
/** Answers that staff has sent in a chat. */
export const sent: { messageId: string; text: string }[] = [];

/** A chat that waits. */
export const summary = {
  chatId: '01950000-0000-7000-8000-00000000000c',
  csType: 'VIP',
  state: 'open',
  memberId: null,
  memberName: '<b>lena</b>',
  holder: null as { staffId: string; username: string } | null,
  waitingSince: serverTime,
  language: 'TY',
  unread: 2,
  lastText: 'hello?',
  lastAuthor: 'member',
  lastAt: serverTime,
};
const message = (seq: number, author: string, text: string) => ({
  id: `m${seq}`,
  seq,
  author,
  authorName: author === 'staff' ? 'demostaff' : '',
  text,
  sentAt: serverTime,
});
export const historyPath = calls.staffChatHistory.path.replace(':chatId', summary.chatId);
const readPath = calls.staffChatRead.path.replace(':chatId', summary.chatId);

export const info = (shown: number[]) => ({ ...someStaff, ages: { shown, enforced: 21 } });
const noRows = () => ({ rows: [], total: 0 });

/** Prepares the whole console before each test of a file, with a server that answers what `answers` says. */
export function prepareConsole(): void {
  beforeAll(async () => {
    pair = await generateKeyPair(key.alg, { extractable: true });
    // A page's code comes when it is opened; on a busy machine compiling it takes longer than a test waits.
    await Promise.all(pages.map(({ component }) => component()));
  });
  beforeEach(async () => {
    sent.length = 0;
    const jwk = await exportJWK(pair.publicKey);
    for (const path of Object.keys(answers)) delete answers[path];
    Object.assign(answers, {
      [calls.whitelabel.path]: () => ({ encryption: { ...key, jwk }, serverTime }),
      [calls.staffInfo.path]: () => info([21]),
      [calls.staffFeedback.path]: noRows,
      [calls.staffApplications.path]: noRows,
      [calls.staffContractRequests.path]: noRows,
      [calls.staffPayouts.path]: noRows,
      [calls.staffJobKinds.path]: () => ({ rows: [] }),
      [calls.staffChats.path]: () => ({ list: [summary], total: 1, totalPages: 1, unread: 2 }),
      [calls.staffChatColleagues.path]: () => ({
        list: [{ staffId: someStaff.id, username: someStaff.username, heldChats: 0 }],
      }),
      [calls.staffQuickAnswers.path]: () => ({ list: [] }),
      [readPath]: () => ({ unread: 0 }),
      [historyPath]: ({ body }) => {
        if (typeof body !== 'string') return { list: [message(1, 'member', 'hello?')], hasMore: false, readByOther: 0 };
        sent.push(JSON.parse(body));
        return message(1 + sent.length, 'staff', JSON.parse(body).text);
      },
    } satisfies typeof answers);
    vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
      const value = await answers[new URL(target, 'http://console.example').pathname]?.(init);
      const failure = value as { status?: number; message?: string; fields?: unknown } | undefined;
      if (failure?.status === undefined) return Response.json({ success: true, value, message: '' });
      const detail = failure.fields === undefined ? null : { fields: failure.fields };
      return Response.json({ success: false, value: detail, message: failure.message }, { status: failure.status });
    });
  });
  afterEach(() => {
    cleanup();
    leaveSession();
    vi.unstubAllGlobals();
  });
}

/** What a sealed body holds. */
export async function opened(body: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(body, pair.privateKey);
  return JSON.parse(new TextDecoder().decode(plaintext));
}

/** Opens the console at an address, signed in where a token is given. */
export async function show(token = '', at = '/console/') {
  history.replaceState(null, '', at);
  if (token !== '') beginSession(token, '2099-01-01T00:00:00.000Z');
  await showLanguage(baseLocale);
  render(<App />);
}
