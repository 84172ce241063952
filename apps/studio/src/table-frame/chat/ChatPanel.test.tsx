// @covers table-chat-panel

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { TableFrameProvider } from '../table-frame-context.tsx';
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
let news: ReturnType<typeof createChatNews>;
let page: HTMLElement;
let asked: { name: string; body: { text?: string } }[];
let refusal: string | null;

function Page() {
  const { menu, side } = useChatParts(news);
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
  studioTableChatHide: ({ authorId = '' }) => ({ hidden: [authorId] }),
  studioTableChatReport: () => ({}),
};

async function open(own: Partial<typeof answer> = {}) {
  asked = [];
  news = createChatNews();
  const call = async (name: string, request: { body?: object }) => {
    asked.push({ name, body: request.body ?? {} });
    const value = answers[name]?.(request.body ?? {});
    return ok(name === 'studioTableChat' ? { ...(value as object), ...own } : value);
  };
  page = await mount(
    <TableFrameProvider ports={portsOf(call as never)}>
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
  refusal = null;
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

test('beside the cloth it is open, what is said is text, and one’s own message stands there at once', async () => {
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

test('closed it counts what comes and has no live region; opened it counts nothing', async () => {
  isWide = false;
  await open();
  expect(document.querySelector('[role="log"]')).toBeNull();
  await act(async () => news.notify.said({ ...hello, messageId: 'm2', sentAt: '2026-01-01T00:00:05.000Z' }));
  await press('Open the chat, 1 new message');
  expect(shown()).toHaveLength(2);
  expect(document.querySelector('[aria-label^="Open the chat,"]')).toBeNull();
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

test('who may not write sees why in place of the field; a brand without a chat has no button', async () => {
  await open({ bar: { why: 'readOnly', until: null, reason: '' } });
  expect(page.querySelector('.chat-form')).toBeNull();
  expect(page.textContent).toContain('Trial accounts can read the chat but not write.');
  await unmount();
  await open({ isOn: false, messages: [] });
  expect(page.querySelector('button')).toBeNull();
});
