import { localeCode, type WhitelabelFlag, whitelabelFlags } from '@baize/contract';
import { isTimeZone } from '@baize/periods';
import * as z from 'zod/mini';
import { accessSettings, countries, identitySettings } from './access-settings.ts';
import { agentSettings } from './agent-settings.ts';
import { appearanceSettings } from './appearance-settings.ts';
import { cashierSettings } from './cashier-settings.ts';
import { correctionSettings } from './correction-settings.ts';
import { registrationFields } from './field-rules.ts';
import { identityCheckSettings } from './identity-check-settings.ts';
import { minorUnits } from './minor-units.ts';
import { playSettings } from './play-settings.ts';
import { serviceSettings } from './service-settings.ts';
import { transferSettings } from './transfer-settings.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

const age = z.int().check(z.minimum(18), z.maximum(99));
/** No more than fit into a hundred years: a date has an end. */
const minutes = z.int().check(z.minimum(1), z.maximum(52_560_000));
const hours = z.int().check(z.minimum(1), z.maximum(876_000));
const days = z.int().check(z.minimum(1), z.maximum(36_500));

const flag = z._default(z.boolean(), false);
const flags = z.strictObject(
  Object.fromEntries(whitelabelFlags.map((name) => [name, flag])) as Record<WhitelabelFlag, typeof flag>,
);

const sandboxCashier = z
  .strictObject({
    enabled: z._default(z.boolean(), false),
    minDepositMinor: z.prefault(minorUnits, '100'),
    maxDepositMinor: z.prefault(minorUnits, '1000000'),
    /** What one member may deposit within 24 hours. */
    dailyCapMinor: z.prefault(minorUnits, '5000000'),
  })
  .check(
    z.refine((cashier) => cashier.minDepositMinor <= cashier.maxDepositMinor, {
      path: ['maxDepositMinor'],
      error: 'length_range',
    }),
  );

/** Of another site or of this one. */
const address = z.string().check(z.regex(/^(https:\/\/|\/(?![/\\]))/), z.maxLength(500));
/** Ways out of the site: messaging apps, app stores. */
const resource = z.strictObject({
  resourceType: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  url: address,
  qrCodeUrl: z._default(z.union([z.literal(''), address]), ''),
});
const serviceLink = z.strictObject({ csType: z.string(), csPosition: z._default(z.string(), ''), path: address });

/** `https://play.example`, without a path. */
const origin = z.url().check(z.refine((text) => /^https?:/.test(text) && new URL(text).origin === text));

/** What a brand may decide; `{}` is a brand with every default. */
export const brandSettings = z.strictObject({
  /** Where links in mails and invitations lead; null: https at the first of its hosts. */
  publicOrigin: z._default(z.nullable(origin), null),
  currencySymbol: z._default(z.string().check(z.minLength(1), z.maxLength(5)), 'P'),
  languages: z._default(z.array(localeCode).check(z.minLength(1)), ['TY', 'EN']),
  /** Whole years; the stricter of the ages that a visitor is shown (spec decision 17). */
  minimumAge: z._default(age, 21),
  /** Whole years; quoted by the registration form's hint. */
  hintAge: z._default(age, 18),
  /** Whole years; what the pages of a language name in place of `minimumAge`. */
  localeAges: z._default(z.partialRecord(localeCode, age), { CN: 18 }),
  /** IANA name of the zone whose days and periods count for the brand's members and agents. */
  timeZone: z._default(z.string().check(z.refine(isTimeZone)), 'UTC'),
  termsTicked: z._default(z.boolean(), true),
  flags: z.prefault(flags, {}),
  registration: z.prefault(
    z.strictObject({ fields: z.prefault(registrationFields, {}), captcha: z._default(z.boolean(), false) }),
    {},
  ),
  sandboxCashier: z.prefault(sandboxCashier, {}),
  ...cashierSettings,
  ...appearanceSettings,
  ...accessSettings,
  ...serviceSettings,
  ...playSettings,
  ...transferSettings,
  ...agentSettings,
  ...withdrawalSettings,
  ...correctionSettings,
  ...identitySettings,
  ...identityCheckSettings,
  countries,
  resources: z._default(z.array(resource), []),
  customerService: z._default(z.array(serviceLink), []),
  /** Told to the pages as it is; no script is loaded for it. */
  analyticsId: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)), ''),
  licences: z._default(z.array(z.strictObject({ name: z.string(), sample: z.boolean() })), []),
  session: z.prefault(
    z.strictObject({ idleMinutes: z._default(minutes, 30), absoluteHours: z._default(hours, 24) }),
    {},
  ),
  /** Days after which a password must be changed; null: never. */
  passwordExpiryDays: z._default(z.nullable(days), null),
  /** What a trial account plays with. */
  trialGrantMinor: z.prefault(minorUnits, '200000'),
});

export type BrandSettings = z.output<typeof brandSettings>;
/** Settings as they are stored: JSON in which everything may be left out. */
export type StoredBrandSettings = z.input<typeof brandSettings>;

/** Checks a brand's stored settings and fills in the defaults. Throws an Error that names the brand and the wrong setting. */
export function parseSettings(brandCode: string, stored: unknown): BrandSettings {
  const parsed = brandSettings.safeParse(stored);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return `${[...issue.path, ...unknown].join('.')}: ${issue.code === 'custom' ? issue.message : issue.code}`;
  });
  throw new Error(`The settings of brand ${brandCode} are wrong (${faults.join('; ')}).`);
}
