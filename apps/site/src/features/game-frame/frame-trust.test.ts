// @covers launch-token launch-answers

import { expect, it } from 'vitest';
import { frameTrust } from './frame-trust.ts';

const site = 'https://play.example/game?vendor=BAIZE&gameCode=x';

it.each(['/studio/play/?launchToken=t', 'https://play.example/studio/play/', './studio/play/'])(
  'gives our own frame no origin: %s',
  (url) => {
    expect(frameTrust(url, site)).toEqual({ isOwn: true, sandbox: 'allow-scripts', origin: 'null' });
  },
);

it.each(['https://games.vendor.example/start?t=1', 'http://localhost:4702/x', 'https://play.example:8443/x'])(
  'leaves a vendor’s frame its own origin, and never ours: %s',
  (url) => {
    const trust = frameTrust(url, site);
    expect(trust?.isOwn).toBe(false);
    expect(trust?.origin).toBe(new URL(url).origin);
    expect(trust?.origin).not.toBe('https://play.example');
    expect(trust?.sandbox).not.toContain('allow-top-navigation');
  },
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://play.example/0198',
  'file:///etc/passwd',
  'ftp://games.vendor.example/x',
  'http://games.vendor.example/x',
  'http://play.example/x',
  'http://localhost.vendor.example/x',
  'http://127.0.0.1.vendor.example/x',
  'https://',
])('opens nothing at %s', (url) => {
  expect(frameTrust(url, site)).toBeNull();
});

it.each(['http://localhost:4702/x', 'http://one.localhost/x', 'http://127.0.0.1:4702/x', 'http://[::1]:4702/x'])(
  'lets a game run on this machine: %s',
  (url) => {
    expect(frameTrust(url, site)?.origin).toBe(new URL(url).origin);
  },
);

it('takes the site’s own address over plain http where the site itself stands there', () => {
  expect(frameTrust('/studio/play/', 'http://lan.example:3000/game')?.isOwn).toBe(true);
});
