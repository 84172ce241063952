// @covers service-dispatch service-window vip-service

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeSession, useSession } from '../../../lib/session/session.ts';
import { member, pathOf, refusal, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { openCustomerService } from './customer-service.ts';
import { decryptServicePath } from './service-path.ts';

/** Made by the server: the paths of live chat, VIP service and another site. */
const chatPath = 'q17mQAobd-hImw8Aq94ymnjJ8JpqQVm5D7J4jOFXUWzuR3O4dxjGXu5PxSp6awsT96X8sW';
const vipPath = 'aH-k1XtRN91ol2JDQuvk0Tz0B-UP1WAcY8jCfy4LUSPHbKv0x7dOybj9xE_qPe-yG6kx';
const foreignPath = '4QzcQ9HXTuGKKyYksqYp6BYDR_0LLh3YSlYcPX0fU4oJSdSwQplu5Lv5lsaMvfAhac-u78cwpwt-lKX';

const entry = (csType: string, path: string) => ({ type: 3, csType, csPosition: 'right', path });
const both = [entry('CHAT', chatPath), entry('VIP', vipPath)];
let pathList: unknown[] = both;
let popup: { location: { replace: ReturnType<typeof vi.fn>; pathname: string; search: string } } & Record<
  'close' | 'focus',
  ReturnType<typeof vi.fn>
>;
let opened: ReturnType<typeof vi.fn>;

beforeEach(() => {
  pathList = both;
  const location = { replace: vi.fn(), pathname: 'blank', search: '' };
  popup = { close: vi.fn(), focus: vi.fn(), location };
  opened = vi.fn(() => popup);
  vi.stubGlobal('open', opened);
  stubServer((path) => (path === pathOf('serviceDispatch') ? { version: '1', pathList } : null));
});
afterEach(() => {
  useSession.setState({ token: '', member: null });
  vi.unstubAllGlobals();
});

it('opens the decrypted path in a window of 440 x 750', async () => {
  await openCustomerService();
  expect(opened).toHaveBeenCalledWith('', 'customer-service', 'popup,width=440,height=750');
  expect(popup.location.replace).toHaveBeenCalledWith('/chat?service=CHAT');
});

it.each([
  [0, 'CHAT'],
  [4, 'CHAT'],
  [5, 'VIP'],
])('takes a member of rank %i to %s', async (rankLevel, service) => {
  completeSession({ ...member, clubLabel: { labelName: '', rankLevel } });
  await openCustomerService();
  expect(popup.location.replace).toHaveBeenCalledWith(`/chat?service=${service}`);
});

it('closes the window when the call fails', async () => {
  stubServer(() => refusal(503, 'service_unavailable'));
  await openCustomerService();
  expect(popup.close).toHaveBeenCalledOnce();
  expect(popup.location.replace).not.toHaveBeenCalled();
});

it('closes the window when the path cannot be opened', async () => {
  pathList = [entry('CHAT', `${chatPath}x`)];
  await openCustomerService();
  expect(popup.close).toHaveBeenCalledOnce();
});

it.each([
  ['nothing is offered', []],
  ['only other types are offered', [{ ...entry('CHAT', chatPath), type: 1 }]],
  ['the path leads to another site', [entry('CHAT', foreignPath)]],
])('shows that nobody is there when %s', async (_why, list) => {
  pathList = list;
  await openCustomerService();
  expect(popup.location.replace).toHaveBeenCalledWith('/chat?service=none');
});

it('brings a conversation that is open to the front and leaves it as it is', async () => {
  popup.location.pathname = '/chat';
  await openCustomerService();
  expect(popup.focus).toHaveBeenCalledOnce();
  expect(popup.location.replace).not.toHaveBeenCalled();
});

it('a changed path opens nothing', async () => {
  await expect(decryptServicePath(`r${chatPath.slice(1)}`)).rejects.toThrow();
  expect(await decryptServicePath(chatPath)).toBe('/chat?service=CHAT');
});
