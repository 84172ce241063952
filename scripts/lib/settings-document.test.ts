import { expect, test } from 'vitest';
import { faultsOfSettings, settingsOf } from './settings-document.mjs';

const config = `
const settings = {
  PORT: { schema: z._default(wholeNumber(1, highestPort), 3000), needs: 'a port' },
  // Why it is so.
  HOST: {
    schema: z._default(z.string(), 'localhost'),
    needs: 'a host',
  },
  DEMO: { schema: z._default(onOff, true), needs: 'on or off' },
  NETWORKS: { schema: z._default(networks, ['127.0.0.0/8', '::1']), needs: 'networks' },
  MAIL_URL: { schema: z.optional(z.url()), needs: 'a URL' },
} as const;
`;

test('settings are read with their defaults', () => {
  expect(settingsOf(config)).toEqual([
    { name: 'PORT', defaults: ['3000'] },
    { name: 'HOST', defaults: ['localhost'] },
    { name: 'DEMO', defaults: ['on'] },
    { name: 'NETWORKS', defaults: ['127.0.0.0/8', '::1'] },
    { name: 'MAIL_URL', defaults: [] },
  ]);
});

test('a missing setting, one too many and another default are faults', () => {
  const text =
    '| `PORT` | `3001` | x |\n| `HOST` | `localhost` | x |\n| `DEMO` | `on` | x |\n| `MAIL_URL` | | x |\n| `OLD` | | x |\n';
  expect(faultsOfSettings(config, text).slice(1)).toEqual([
    'docs/settings.md: the default of PORT is 3000',
    'docs/settings.md: the setting NETWORKS is missing',
    'docs/settings.md: there is no setting OLD',
  ]);
});
