import { describe, expect, it } from 'vitest';
import { readLaunch, withoutToken } from './launch.ts';

describe('readLaunch', () => {
  it('reads the token, the host and the look', () => {
    expect(
      readLaunch(
        '?launchToken=t1&hostOrigin=https%3A%2F%2Fbaize.example&lang=EN&theme=light&renderer=canvas&game=dice',
      ),
    ).toEqual({
      launchToken: 't1',
      hostOrigin: 'https://baize.example',
      lang: 'EN',
      theme: 'light',
      renderer: 'canvas',
      hasHostBar: false,
      game: 'dice',
    });
  });

  it.each([
    '*',
    'null',
    'https://baize.example/',
    'https://baize.example/path',
    'javascript:alert(1)',
    'baize.example',
    '',
  ])('takes no host from %j', (hostOrigin) => {
    expect(readLaunch(`?${new URLSearchParams({ hostOrigin })}`).hostOrigin).toBeNull();
  });

  it('takes an empty token as none', () => {
    expect(readLaunch('?launchToken=').launchToken).toBeNull();
  });
});

describe('withoutToken', () => {
  it('keeps everything but the token', () => {
    expect(withoutToken('https://a.example/studio/play/?launchToken=t&lang=TY')).toBe('/studio/play/?lang=TY');
  });
});
