import { checkPurpose, isCountryCode, localeCode } from '@baize/contract';
import * as z from 'zod/mini';
import { isNetwork } from '../../../platform/http/connections/networks.ts';

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

const knownCountry = z.string().check(
  z.refine(isCountryCode, {
    error: ({ input }) => `${JSON.stringify(input)} is no country code of ISO 3166-1 in two capital letters, as GB`,
  }),
);

const notEmpty = z.string().check(z.minLength(1));

/** When the site is closed, and to whom. */
export const accessSettings = {
  maintenance: z.prefault(
    z.strictObject({
      on: z._default(z.boolean(), false),
      /** No round begins and no game is opened; rounds that are open go on to their end. */
      draining: z._default(z.boolean(), false),
      endsAt: z._default(z.nullable(z.iso.datetime()), null),
      /** What visitors read, by language; else the product's own text. */
      texts: z._default(z.partialRecord(localeCode, z.string().check(z.minLength(1), z.maxLength(300))), {}),
      /** Addresses or networks of the staff, who see the site all the same. */
      staffNetworks: z._default(z.array(z.string().check(z.refine(isNetwork))), []),
    }),
    {},
  ),
  /** True closes the brand for every region. */
  regionRestriction: z._default(z.boolean(), false),
  /** ISO codes of the countries that the brand does not serve. */
  blockedCountries: z._default(z.array(knownCountry), []),
  /** Whether a visitor whose country nobody can tell is blocked too. */
  blockUnknownCountry: z._default(z.boolean(), false),
};

/** A provider of OpenID Connect. The client's secret is sealed with the installation's; a public client has none. */
const socialLogin = z.strictObject({
  provider: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  issuer: z.url(),
  clientId: notEmpty,
  sealedClientSecret: z._default(z.nullable(z.string()), null),
});

/** How members of the brand come in. */
export const identitySettings = {
  freePlay: z._default(z.boolean(), false),
  loginRequiredForHome: z._default(z.boolean(), false),
  noticeAfterLogin: z._default(z.boolean(), false),
  socialLogins: z._default(
    z.array(socialLogin).check(
      z.maxLength(4),
      z.refine((logins) => new Set(logins.map(({ provider }) => provider)).size === logins.length, {
        error: 'a provider stands twice',
      }),
    ),
    [],
  ),
  /** Forms that need a solved proof of work. */
  botChecks: z._default(z.array(checkPurpose), ['sms']),
  /** Failed logins of a name, or of an address at many names, after which a captcha is asked for; null: never. */
  loginCaptchaAfter: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(10))), 3),
  /** Codes by SMS that the brand pays for in a day of its zone, over all numbers and addresses. */
  smsPerDay: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 2_000),
  /** Members that a client's network (of IPv6 its /64) may register within 24 hours. */
  registrationsPerNetworkPerDay: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 50),
  /** A phone-auth service that checks SMS codes in the browser, in the place of this server. */
  phoneAuth: z._default(z.nullable(z.strictObject({ projectId: notEmpty, apiKey: notEmpty })), null),
  /** Hours after a change of number or address in which nothing is paid out. */
  contactCoolingOffHours: z._default(z.int().check(z.minimum(24), z.maximum(336)), 24),
  /** False: an agent who logs in at the members' page gets member_no_enter. */
  agentsEnterMemberPage: z._default(z.boolean(), true),
};

/** Countries of the mobile number's picker; the first is the default. */
export const countries = z._default(
  z
    .array(z.strictObject({ countryCode, countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }))
    .check(z.minLength(1)),
  [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'TH', countryDialingCode: '66' },
    { countryCode: 'ID', countryDialingCode: '62' },
    { countryCode: 'MY', countryDialingCode: '60' },
    { countryCode: 'GB', countryDialingCode: '44' },
  ],
);
