import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flagValue, gameType, instant, localeCode, text } from '../fields.ts';
import { checkPurpose } from './verification.ts';

/** Flags of the specification; a flag is on when `enabled` is '1'. */
export const whitelabelFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
] as const;
export type WhitelabelFlag = (typeof whitelabelFlags)[number];

const flagNode = <C extends z.ZodMiniType>(child: C) =>
  z.object({ modId: z.enum(whitelabelFlags), enabled: flagValue, childrenNodes: z.array(child) });

/** Rules of one registration field, decided by the server and run on both sides (`fieldFault` in rules.ts). */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int().check(z.minimum(0), z.maximum(20)),
  minLength: z.int(),
  maxLength: z.int(),
  type: z.enum(['text', 'password', 'email', 'tel']),
});
export type FieldRule = z.output<typeof fieldRule>;

/** The specification's permission response. */
const permission = z.object({
  /** Flags as a tree; a node's flag counts by itself, whatever its parent's says. */
  whitelabel: z.array(flagNode(flagNode(flagNode(z.never())))),
  /** The registration fields' rules, as `registerSettings` tells them with the form's other facts. */
  registerValidators: z.record(z.string(), fieldRule),
  /** Ways out of the site: messaging apps and app stores, as far as the brand has them. */
  resources: z.array(z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string() })),
  customerService: z.array(z.object({ csType: z.string(), csPosition: z.string(), path: z.string() })),
  /** Of the brand's own analytics; empty without. No page loads a stranger's script for it. */
  analyticsId: z.string(),
  /** Hosts that serve this brand. */
  domainRoute: z.array(z.string()),
  /** Origins of other hosts that pictures and games are loaded from, as far as they answer now; drawn at random. */
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
});

export const whitelabel = defineCall({
  summary: 'What the brand of this host is: names, languages, currency, flags, and the key for encrypted calls',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'anyone',
  whileClosed: true,
  specified: true,
  encrypted: false,
  query: z.object({ url: z.optional(text(255)) }),
  answer: z.object({
    merchant: z.string(),
    merchantCode: z.string(),
    brandName: z.string(),
    languages: z.array(localeCode),
    defaultLanguage: localeCode,
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    minimumAge: z.int(),
    /** What the pages of a language name in its place. */
    localeAges: z.record(z.string(), z.int()),
    termsTicked: z.boolean(),
    sandboxCashier: z.boolean(),
    info: permission,
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    licences: z.array(z.object({ name: z.string(), sample: z.boolean() })),
    /** What the footer names; samples are marked as such. */
    paymentMethods: z.array(z.object({ name: z.string(), sample: z.boolean() })),
    /** Design tokens that the brand paints in its own colours (#rrggbb), by theme: `{"dark": {"gold": "#e2b653"}}`. */
    themeColours: z.object({ light: z.record(z.string(), z.string()), dark: z.record(z.string(), z.string()) }),
    /** Addresses of the brand's lettering for the header's ground and of its square sign; empty: its name stands there. */
    logo: z.object({ lettering: z.string(), sign: z.string() }),
    /** The cockfight's lobby in the header's navigation; the lobby's has it always. */
    cockfightInHeader: z.boolean(),
    /** Name of the counter over the slot lobby; empty: the catalogue's. */
    jackpotLabel: z.string(),
    /** A brand without a pool shows a counter made from the time, marked as a demo; else none. */
    jackpotDemo: z.boolean(),
    encryption: z.object({
      kid: z.string(),
      jwk: z.record(z.string(), z.string()),
      alg: z.literal('RSA-OAEP-256'),
      enc: z.literal('A128GCM'),
    }),
    /** Trial login. */
    freePlay: z.boolean(),
    /** Home and all other pages ask for a login first. */
    loginRequiredForHome: z.boolean(),
    /** A login is followed by the notice popup while there is a pop-up notice that the member has not read. */
    noticeAfterLogin: z.boolean(),
    /** Social sign-in buttons, in order. */
    socialLogins: z.array(z.object({ provider: z.string(), name: z.string() })),
    /** Forms that need a solved proof of work (`botChallenge`). */
    botChecks: z.array(checkPurpose),
    /** Who checks SMS codes: this server, or a phone-auth service in the browser whose ID token is sent. */
    smsChannel: z.enum(['server', 'firebase']),
    /** In development: no provider is set, codes stand in the server's outbox file and console. */
    smsOutbox: z.optional(z.boolean()),
    phoneAuth: z.nullable(z.object({ projectId: z.string(), apiKey: z.string() })),
    countries: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
    /** Of the visitor where the server can tell, else the brand's first. */
    currentCountry: z.string(),
    location: z.object({ ip: z.string() }),
    /** Tags of the help articles (`helpCenter`), so that a link shows only where it leads somewhere. */
    helpTags: z.array(z.string()),
    /** What the brand says in place of texts of the catalogue: by language and `namespace.key`, parsed as the site's own are. */
    ownTexts: z.partialRecord(localeCode, z.record(z.string(), z.unknown())),
    serverTime: instant,
  }),
  errors: ['not_found'],
});

export const systemStatus = defineCall({
  summary: 'Whether the site is open: 0 normal, 1 maintenance, 2 region restriction',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  whileClosed: true,
  specified: true,
  encrypted: false,
  answer: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenanceEndsAt: z.nullable(instant),
    /** What the operator says about it, by language. */
    maintenanceTexts: z.record(z.string(), z.string()),
    ip: z.string(),
    serverTime: instant,
  }),
  errors: ['not_found'],
});

export const registerSettings = defineCall({
  summary: 'Registration fields with their validation rules',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  specified: true,
  encrypted: false,
  answer: z.object({
    fields: z.record(z.string(), fieldRule),
    /** The form shows a captcha picture. */
    captcha: z.boolean(),
    hintAge: z.int(),
    /** Whole years; a birth date that makes a visitor younger is refused. */
    minimumAge: z.int(),
    /** Tabs of the form; registerMobile is the default where it is among them. Empty: registration is closed. */
    types: z.array(z.enum(['register', 'registerMobile'])),
    /** Registering by mobile number needs an SMS code. */
    smsVerification: z.boolean(),
    /** Registering by mobile number asks for a password too. */
    mobilePassword: z.boolean(),
  }),
  errors: ['not_found'],
});
export type RegisterSettings = z.output<typeof registerSettings.answer>;

export const domainRoute = defineCall({
  summary: 'Hosts that serve this brand',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  whileClosed: true,
  specified: true,
  encrypted: false,
  answer: z.object({ domains: z.array(z.string()) }),
  errors: ['not_found'],
});

export const systemMenu = defineCall({
  summary: 'The site’s navigation: home, the lobbies of game types that have a vendor, promotions, app download',
  method: 'GET',
  path: '/wps/system/menu',
  access: 'anyone',
  encrypted: false,
  answer: z.object({
    list: z.array(
      z.object({
        /** Of a lobby; empty for another page. */
        gameType: z.union([gameType, z.literal('')]),
        /** Key of its text. */
        name: z.string(),
        page: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const systemRouters = defineCall({
  summary: 'Addresses of the site over which banners stand, with the group of their banners',
  method: 'GET',
  path: '/wps/system/routers',
  access: 'anyone',
  encrypted: false,
  answer: z.object({ list: z.array(z.object({ path: z.string(), bannerGroup: z.string() })) }),
  errors: ['not_found'],
});

export const health = defineCall({
  summary:
    'Whether this process can serve: it answers, reaches its database and can write there; else `service_unavailable` with its `reason`',
  method: 'GET',
  path: '/wps/system/health',
  access: 'anyone',
  brandless: true,
  whileClosed: true,
  encrypted: false,
  answer: z.object({
    ready: z.literal(true),
    /**
     * `program_changed`: files of the program are not those of its first start. `replica_missing`: a synchronous standby is demanded and none
     * follows, so that bets wait. `games_unavailable`: the database of the built-in vendors' books does not answer or cannot be written.
     */
    warnings: z.array(z.enum(['program_changed', 'replica_missing', 'games_unavailable'])),
    serverTime: instant,
  }),
  errors: [],
});
