// @covers chat-header-colour

import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { ChatPage } from './components/chat-page.tsx';

beforeEach(() => {
  stubServer((path) =>
    path === pathOf('chatOpen')
      ? { chatId: 'c', csType: 'CHAT', chatToken: null, unread: 0, maxLength: 1000 }
      : { list: [], hasMore: false, readByOther: 0, unread: 0 },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The hue of a colour in degrees: blue is at 240, purple about 270, magenta at 300. */
function hueOf(red: number, green: number, blue: number): number {
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  if (span === 0) return Number.NaN;
  if (max === blue) return 240 + (60 * (red - green)) / span;
  return max === red ? (360 + (60 * (green - blue)) / span) % 360 : 120 + (60 * (blue - red)) / span;
}

it('the chat has its header in the chat’s colour', async () => {
  await renderSite(ChatPage, '/chat');
  const header = await screen.findByRole('banner');
  expect(header.className.split(' ')).toContain('bg-chat');
});

it('the chat’s colour is a purple in both themes', () => {
  const palette = readFileSync('packages/ui/src/palette.css', 'utf8');
  const colours = [...palette.matchAll(/--chat: #(\w\w)(\w\w)(\w\w);/g)].map(([, ...parts]) =>
    parts.map((part) => Number.parseInt(part, 16)),
  );
  expect(colours).toHaveLength(2);
  for (const [red = 0, green = 0, blue = 0] of colours) {
    expect(hueOf(red, green, blue)).toBeGreaterThan(255);
    expect(hueOf(red, green, blue)).toBeLessThan(295);
  }
});
