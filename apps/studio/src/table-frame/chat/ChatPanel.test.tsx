// @covers table-chat-panel

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from '../table-frame-context.tsx';
import { useChatParts } from './ChatPanel.tsx';
import { createChatNews } from './chat-news.ts';

const hello = {
  messageId: 'm1',
  authorId: 'other',
  name: 'an***a',
  text: '<b>hello</b>',
  sentAt: '2026-01-01T00:00:00.000Z',
};
const answer = { isOn: true, authorId: 'own', bar: null as object | null, messages: [hello], hidden: [] as string[] };
let isWide: boolean;
/** The time at the server. */
let now: number;
const nowMs = () => now;
const minute = 60_000;
const send = vi.fn();
let frame: TableFrameServices;
let news: ReturnType<typeof createChatNews>;
let page: HTMLElement;
let asked: { name: string; body: { text?: string; messageId?: string } }[];
let refusal: string | null;
let reportRefusal: string | null;
/** Answers that are lost before one comes. */
let lost: number;

function Page() {
  frame = useTableFrame();
  const { menu, side } = useChatParts(news, nowMs);
  return (
    <main>
      {menu}
      {side}
    </main>
  );
}

const answers: Record<string, (body: { messageId?: string; text?: string; authorId?: string }) => unknown> = {
  studioTableChat: () => answer,
  studioTableChatSend: ({ messageId = '', text = '' }) =>
    refusal === null
      ? { refusal, message: { ...hello, messageId, text, authorId: 'own', sentAt: '2026-01-01T00:00:09.000Z' } }
      : { refusal, message: null },
  studioTableChatHide: ({ authorId = '' }) => ({ refusal: null, hidden: [authorId] }),
  studioTableChatReport: () => ({ refusal: reportRefusal }),
};

async function open(own: Partial<typeof answer> = {}) {
  asked = [];
  news = createChatNews();
  const call = async (name: string, request: { body?: object }) => {
    asked.push({ name, body: request.body ?? {} });
    if (lost > 0 && name === 'studioTableChatSend') {
      lost -= 1;
      return { ok: false, reason: 'unreachable', detail: null };
    }
    const value = answers[name]?.(request.body ?? {});
    return ok(name === 'studioTableChat' ? { ...(value as object), ...own } : value);
  };
  page = await mount(
    <TableFrameProvider ports={portsOf(call as never, { host: { send } })}>
      <Page />
    </TableFrameProvider>,
  );
}

const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  });
async function write(text: string) {
  const input = document.querySelector<HTMLInputElement>('.chat-form input');
  if (!input) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.form?.requestSubmit());
}
const shown = () => [...document.querySelectorAll('.chat-line p')].map(({ textContent }) => textContent);

beforeEach(() => {
  isWide = true;
  now = Date.parse(hello.sentAt) + minute;
  send.mockReset();
  refusal = null;
  reportRefusal = null;
  lost = 0;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('beside the cloth it is open where somebody wrote lately, what is said is text, and one’s own message stands there at once', async () => {
  await open();
  expect(shown()).toEqual(['an***a <b>hello</b>']);
  expect(page.querySelector('.chat-line b b')).toBeNull();
  expect(page.querySelector('[role="log"]')).not.toBeNull();
  await write('good luck');
  expect(shown().at(-1)).toBe('You good luck');
  expect(document.querySelector<HTMLInputElement>('.chat-form input')?.value).toBe('');
});

test('a refusal says why and keeps the text', async () => {
  await open();
  refusal = 'link';
  await write('see www.best');
  expect(page.querySelector('.chat-fault')?.textContent).toBe('Links and addresses are not allowed here.');
  expect(document.querySelector<HTMLInputElement>('.chat-form input')?.value).toBe('see www.best');
});

test('a message whose answer was lost is sent again as the same one, and the next one is another', async () => {
  await open();
  const idsOf = () => asked.filter(({ name }) => name === 'studioTableChatSend').map(({ body }) => body.messageId);
  lost = 2;
  await write('good luck');
  expect(page.querySelector('.chat-fault')?.textContent).toBe('The message was not sent. Try again.');
  await write('good luck');
  await write('good luck');
  const [first, second, third, next] = idsOf();
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

test('a mute ends by itself', async () => {
  vi.useFakeTimers();
  try {
    const until = new Date(Date.now() + 60_000).toISOString();
    const own = { bar: { why: 'muted', until, reason: 'rude' } as object | null };
    await open(own);
    expect(page.querySelector('.chat-form')).toBeNull();
    own.bar = null;
    await act(async () => void (await vi.advanceTimersByTimeAsync(59_000)));
    expect(page.querySelector('.chat-form')).toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
    expect(page.querySelector('.chat-form')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a report that was not taken says why, and trial members have no button for it', async () => {
  await open();
  reportRefusal = 'dayFull';
  await press('Message of an***a: more');
  await press('Report');
  expect(page.querySelector('.chat-acts')?.textContent).toContain('That is enough for today.');
  expect(page.textContent).not.toContain('Reported');
  await unmount();
  await open({ bar: { why: 'readOnly', until: null, reason: '' } });
  await press('Message of an***a: more');
  expect(page.querySelector('.chat-acts')?.textContent).toBe('Hide this player');
});

test('closed it counts what comes and has no live region; opened it counts nothing', async () => {
  isWide = false;
  await open();
  expect(document.querySelector('[role="log"]')).toBeNull();
  await act(async () => news.notify.said({ ...hello, messageId: 'm2', sentAt: '2026-01-01T00:00:05.000Z' }));
  await press('Open the chat, 1 new message');
  expect(shown()).toHaveLength(2);
  expect(document.querySelector('[aria-label^="Open the chat,"]')).toBeNull();
});

test('where nobody wrote lately it waits closed beside the cloth, and a message that comes is counted', async () => {
  now += 15 * minute;
  await open();
  expect(page.querySelector('.floor-chat')).toBeNull();
  await act(async () => news.notify.said({ ...hello, messageId: 'm2', sentAt: '2026-01-01T00:16:00.000Z' }));
  expect(page.querySelector('.floor-chat')).toBeNull();
  await press('Open the chat, 1 new message');
  expect(shown()).toHaveLength(2);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'preferenceChanged', tableChat: true });
  await press('Close the chat');
  expect(send).toHaveBeenLastCalledWith({ type: 'preferenceChanged', tableChat: false });
  expect(page.querySelector('.chat-button')?.getAttribute('aria-label')).toBe('Open the chat');
});

test('it is as the player last chose, whatever was written', async () => {
  await open();
  await act(async () => frame.store.set({ wantsChat: false }));
  expect(page.querySelector('.floor-chat')).toBeNull();
  await unmount();
  await open({ messages: [] });
  expect(page.querySelector('.floor-chat')).toBeNull();
  await act(async () => frame.store.set({ wantsChat: true }));
  expect(page.querySelector('.chat-empty')?.textContent).toBe('Nobody has written yet. Say hello!');
});

test('a sheet over the cloth opens for no choice that was made elsewhere, and is no choice itself', async () => {
  isWide = false;
  await open();
  await act(async () => frame.store.set({ wantsChat: true }));
  expect(document.querySelector('[role="log"]')).toBeNull();
  await press('Open the chat');
  expect(document.querySelector('[role="log"]')).not.toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a player is hidden, a message is reported, and what staff removes goes', async () => {
  await open();
  await press('Message of an***a: more');
  await press('Report');
  expect(asked.at(-1)).toMatchObject({ name: 'studioTableChatReport', body: { messageId: 'm1' } });
  expect(page.textContent).toContain('Reported');
  await press('Hide this player');
  expect(shown()).toEqual([]);
  expect(page.textContent).toContain('Show 1 hidden player again');
  await act(async () => news.notify.removed('m1'));
  expect(shown()).toEqual([]);
});

test('who may not write sees why in place of the field, and is not asked to say hello; a brand without a chat has no button', async () => {
  await open({ bar: { why: 'readOnly', until: null, reason: '' }, messages: [] });
  await press('Open the chat');
  expect(page.querySelector('.chat-form')).toBeNull();
  expect(page.textContent).toContain('With a real account you can write here, too.');
  expect(page.querySelector('.chat-empty')?.textContent).toBe('Nobody has written yet.');
  await unmount();
  await open({ isOn: false, messages: [] });
  expect(page.querySelector('button')).toBeNull();
});
