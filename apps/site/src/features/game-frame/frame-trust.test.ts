import { expect, it } from 'vitest';
import { frameTrust } from './frame-trust.ts';

const site = 'https://play.example/game?vendor=BAIZE&gameCode=x';

it.each(['/studio/play/?launchToken=t', 'https://play.example/studio/play/', './studio/play/'])(
  'gives our own frame no origin: %s',
  (url) => {
    expect(frameTrust(url, site)).toEqual({ isOwn: true, sandbox: 'allow-scripts', origin: 'null' });
  },
);

it.each(['https://games.vendor.example/start?t=1', 'http://play.example/x', 'https://play.example:8443/x'])(
  'leaves a vendor’s frame its own origin, and never ours: %s',
  (url) => {
    const trust = frameTrust(url, site);
    expect(trust.isOwn).toBe(false);
    expect(trust.origin).toBe(new URL(url).origin);
    expect(trust.origin).not.toBe('https://play.example');
    expect(trust.sandbox).not.toContain('allow-top-navigation');
  },
);
