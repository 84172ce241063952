import path from 'node:path';
import { type LocaleCode, localeCode } from '@baize/contract';
import * as z from 'zod/mini';
import type { BackupSettings } from '../platform/backup/start-backups.ts';
import { isNetwork } from '../platform/http/connections/networks.ts';
import { type Role, roles } from '../platform/http/probes.ts';
import { logLevels } from '../platform/log/logger.ts';
import type { TracingSettings } from '../platform/tracing/start-tracing.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';
import { readTableTimings, type TableTimings, tableTimingsNeeded } from '../vendors/table-clocks.ts';
import { backupSettings, backupsOf, shortestSecret } from './backup-settings.ts';
import { type DatabaseUrls, databaseSettings, databasesOf } from './database-settings.ts';
import { wholeNumber } from './whole-number.ts';

const highestPort = 65_535;
const shortestPaymentSecret = 16;
const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const onOff = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value) => value === 'on'),
);
const networksThat = (isFit: (network: string) => boolean) =>
  z.pipe(
    z.transform((text) => list(String(text))),
    z.array(z.string().check(z.refine(isFit))),
  );
const networks = networksThat(isNetwork);
/** Whoever believed everybody would let each visitor choose his own address. */
const proxies = networksThat((network) => isNetwork(network) && !/\/0+$/.test(network));
const localeList = z.pipe(
  z.transform((text) => list(String(text))),
  z.array(localeCode).check(z.minLength(1)),
);
const tableTimings = z.pipe(
  z.transform((text) => readTableTimings(String(text))),
  z.custom<TableTimings>((timings) => timings !== null),
);
const share = z.pipe(z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)), z.transform(Number));
const headerList = z.pipe(
  z.transform((text) => Object.fromEntries(list(String(text)).map((pair) => pair.split(/=(.*)/s, 2)))),
  z.record(z.string().check(z.regex(/^[!-~]{1,100}$/)), z.string().check(z.regex(/^[ -~]{1,2000}$/))),
);
const networksNeeded = 'addresses or networks with commas between, as 10.0.0.1,192.168.0.0/16';

/** Each setting: how it is checked, and what the refusal of a wrong one says it needs. An empty value counts as not set. */
const settings = {
  PORT: { schema: z._default(wholeNumber(1, highestPort), 3000), needs: `a port from 1 to ${highestPort}` },
  // `localhost` listens on 127.0.0.1 and ::1 alike: every client of this machine reaches it by either, nobody else does.
  HOST: {
    schema: z._default(z.string().check(z.regex(/^[a-z0-9.:_-]{1,253}$/i)), 'localhost'),
    needs: 'a host name or an address to listen on, as localhost, 0.0.0.0 or ::',
  },
  DATA_DIR: { schema: z._default(z.string(), '.data'), needs: 'a folder' },
  ...backupSettings,
  ...databaseSettings,
  SECRET_KEY: {
    schema: z.optional(z.string().check(z.minLength(shortestSecret))),
    needs: `at least ${shortestSecret} characters`,
  },
  TRUSTED_PROXIES: { schema: z._default(proxies, []), needs: `${networksNeeded}, and not everybody` },
  METRICS_ALLOW: { schema: z._default(networks, ['127.0.0.0/8', '::1']), needs: networksNeeded },
  METRICS_TOKEN: {
    schema: z.optional(z.string().check(z.regex(/^[!-~]{16,200}$/))),
    needs: 'at least 16 characters without spaces',
  },
  LOG_LEVEL: { schema: z._default(z.enum(logLevels), 'warn'), needs: `one of ${logLevels.join(', ')}` },
  LOG_TARGET: { schema: z._default(z.enum(['file', 'stderr']), 'file'), needs: 'file or stderr' },
  REDIS_URL: {
    schema: z.optional(z.url({ protocol: /^rediss?$/ })),
    needs: 'a URL as redis://user:password@host:6379, or rediss for TLS',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    needs: 'the URL of a receiver of traces, as http://localhost:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { schema: z._default(headerList, {}), needs: 'pairs as api-key=secret,team=web' },
  OTEL_TRACES_SAMPLER_ARG: { schema: z._default(share, 1), needs: 'a share from 0 to 1, as 0.05' },
  DEMO_VENDOR_URL: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    needs: 'the URL of the example vendor, as http://localhost:4851',
  },
  PAYMENT_PROVIDER_URL: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    needs: 'the URL of the sandbox payment provider, as http://localhost:4861',
  },
  PAYMENT_PROVIDER_SECRET: {
    schema: z._default(z.string().check(z.refine((text) => text === '' || text.length >= shortestPaymentSecret)), ''),
    needs: `at least ${shortestPaymentSecret} characters, the same as at the payment provider`,
  },
  ODDS_FEED_SECRET: {
    schema: z._default(z.string().check(z.refine((text) => text === '' || text.length >= shortestPaymentSecret)), ''),
    needs: `at least ${shortestPaymentSecret} characters, the same as at the program that sends matches and odds`,
  },
  DRAW_FEED_SECRET: {
    schema: z._default(z.string().check(z.refine((text) => text === '' || text.length >= shortestPaymentSecret)), ''),
    needs: `at least ${shortestPaymentSecret} characters, the same as at the program that sends results of lotteries`,
  },
  DEMO_ORIGIN: {
    schema: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine((text) => new URL(text).origin === text))),
    needs: 'where browsers reach the demo brand, without a path, as http://192.168.1.5:3000',
  },
  DEMO_LANGUAGES: {
    schema: z._default(localeList, ['TY', 'EN']),
    needs: 'codes of languages, as TY,EN,TH',
  },
  TABLE_TIMINGS: { schema: z.optional(tableTimings), needs: tableTimingsNeeded },
  ROLE: { schema: z._default(z.enum(roles), 'all'), needs: `one of ${roles.join(', ')}` },
  DRAIN_SECONDS: { schema: z._default(wholeNumber(0, 300), 0), needs: 'a whole number from 0 to 300' },
  ROOM_HANDS_DAYS: { schema: z._default(wholeNumber(60, 10_000), 400), needs: 'a whole number from 60 to 10000' },
  DEMO: { schema: z._default(onOff, true), needs: 'on or off' },
  DATABASE_CONNECTIONS: { schema: z._default(wholeNumber(2, 500), 20), needs: 'a whole number from 2 to 500' },
  CONNECTIONS: {
    schema: z.optional(wholeNumber(10, 1_000_000)),
    needs: 'a whole number from 10 (connections of clients to this process)',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: z.optional(wholeNumber(1, 1_000_000)),
    needs: 'a whole number from 1 (connections of one client address)',
  },
  REQUESTS_PER_MINUTE: {
    schema: z._default(wholeNumber(1, 100_000_000), 3_000),
    needs: 'a whole number from 1 (requests of one client address)',
  },
  SMS_URL: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    needs: 'the URL of an SMS provider, as https://api.example.com/2010-04-01',
  },
  SMS_ACCOUNT: { schema: z._default(z.string(), ''), needs: 'the account at the SMS provider' },
  SMS_TOKEN: { schema: z._default(z.string(), ''), needs: 'the token of the account at the SMS provider' },
  SMS_FROM: { schema: z._default(z.string(), ''), needs: 'the number or name that SMS come from' },
  MAIL_URL: {
    schema: z.optional(z.url({ protocol: /^smtps?$/ })),
    needs: 'a URL as smtp://user:password@host:587, or smtps for TLS from the start',
  },
  MAIL_FROM: { schema: z._default(z.string().check(z.regex(/@/)), 'no-reply@localhost'), needs: 'an address' },
  COUNTRY_HEADER: {
    schema: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/))),
    needs: 'the name of the header in which a listed proxy tells the country, as cf-ipcountry',
  },
  GEOIP_FILE: { schema: z.optional(z.string()), needs: 'a file with lines as 192.0.2.0,192.0.2.255,PH' },
} as const;

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> };

export interface Config extends DatabaseUrls {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  /** Null: no backups are made. */
  backups: BackupSettings | null;
  /** Null: the one of the data folder. */
  secretKey: string | null;
  trustedProxies: string[];
  /** Networks whose clients may read the metrics, and a token that opens them from anywhere (null: none). */
  metrics: { allow: string[]; token: string | null };
  /** What carries sockets' news between processes; null: the database does. */
  redisUrl: string | null;
  /** Where spans go; null: nothing is traced. */
  tracing: TracingSettings | null;
  logLevel: Settings['LOG_LEVEL'];
  logTarget: Settings['LOG_TARGET'];
  /** What this process does of all. */
  role: Role;
  /** How long the process goes on serving after it was told to end and says that it is not ready. */
  drainMs: number;
  /** Whether the demo brand is planted, and answers on this machine's own names. */
  demo: boolean;
  /** Where browsers reach the demo brand beside this machine's own names; null: nowhere. */
  demoOrigin: string | null;
  /** What the demo brand can be read in. */
  demoLanguages: LocaleCode[];
  /** Where the demo's outside vendor answers, without a final slash; null: the demo does without it. */
  demoVendorUrl: string | null;
  /** The sandbox payment provider; null: there is none. */
  paymentProvider: { url: string; secret: string } | null;
  /** What the program that sends matches and odds signs with; null: nobody does. */
  oddsFeedSecret: string | null;
  /** What the program that sends results of lotteries signs with; null: nobody does. */
  drawFeedSecret: string | null;
  /** How long tables take for a round where they do not keep their own clock. */
  tableTimings: TableTimings;
  /** So many days hands of card rooms are kept. */
  roomHandsDays: number;
  databaseConnections: number;
  /** Of clients to this process, and of one client address; null: as many as its file descriptors allow, and a part of them. */
  connections: number | null;
  connectionsPerAddress: number | null;
  requestsPerMinute: number;
  /** Null: SMS stay in the outbox. */
  sms: { url: string; account: string; token: string; from: string } | null;
  /** Null: mails stay in the outbox. */
  mail: { url: string; from: string } | null;
  /** In lower case; null: no header tells a country. */
  countryHeader: string | null;
  /** Absolute; null: no list of countries. */
  geoIpFile: string | null;
}

function tracingOf(read: Settings): TracingSettings | null {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  if (!endpoint) return null;
  return { endpoint, headers: read.OTEL_EXPORTER_OTLP_HEADERS, share: read.OTEL_TRACES_SAMPLER_ARG };
}

/** Settings that had another name: it is read where the new one is not set. */
const oldNames: Readonly<Record<string, string>> = { TABLE_TIMINGS: 'TABLE_CLOCKS' };

/** Settings that need another one beside them. */
function refuseIncomplete(read: Settings): void {
  if (read.ROLE !== 'all' && !read.DATABASE_URL)
    throw new WrongSettingError(
      `The setting ROLE is wrong: ${read.ROLE} needs DATABASE_URL, the database that several processes share.`,
    );
  if (read.PAYMENT_PROVIDER_URL && read.PAYMENT_PROVIDER_SECRET === '')
    throw new WrongSettingError('PAYMENT_PROVIDER_URL needs PAYMENT_PROVIDER_SECRET beside it.');
}

/** Reads and checks all settings; nobody else reads the environment. Throws WrongSettingError for the first wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const readSetting = (name: string) => environment[name]?.trim() || environment[oldNames[name] ?? name]?.trim();
  const read = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, needs }]) => {
      const parsed = z.safeParse(schema, readSetting(name) || undefined);
      if (!parsed.success) throw new WrongSettingError(`The setting ${name} is wrong: it must be ${needs}.`);
      return [name, parsed.data];
    }),
  ) as Settings;
  refuseIncomplete(read);
  return {
    port: read.PORT,
    host: read.HOST,
    dataFolder: path.resolve(read.DATA_DIR),
    ...databasesOf(read),
    backups: backupsOf(read),
    secretKey: read.SECRET_KEY ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    metrics: { allow: read.METRICS_ALLOW, token: read.METRICS_TOKEN ?? null },
    redisUrl: read.REDIS_URL ?? null,
    tracing: tracingOf(read),
    logLevel: read.LOG_LEVEL,
    logTarget: read.LOG_TARGET,
    role: read.ROLE,
    drainMs: read.DRAIN_SECONDS * 1_000,
    demo: read.DEMO,
    demoOrigin: read.DEMO_ORIGIN ?? null,
    demoLanguages: read.DEMO_LANGUAGES,
    demoVendorUrl: read.DEMO_VENDOR_URL?.replace(/\/$/, '') ?? null,
    paymentProvider: read.PAYMENT_PROVIDER_URL
      ? { url: read.PAYMENT_PROVIDER_URL.replace(/\/$/, ''), secret: read.PAYMENT_PROVIDER_SECRET }
      : null,
    oddsFeedSecret: read.ODDS_FEED_SECRET || null,
    drawFeedSecret: read.DRAW_FEED_SECRET || null,
    tableTimings: read.TABLE_TIMINGS ?? new Map(),
    roomHandsDays: read.ROOM_HANDS_DAYS,
    databaseConnections: read.DATABASE_CONNECTIONS,
    connections: read.CONNECTIONS ?? null,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS ?? null,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    sms: read.SMS_URL
      ? { url: read.SMS_URL.replace(/\/$/, ''), account: read.SMS_ACCOUNT, token: read.SMS_TOKEN, from: read.SMS_FROM }
      : null,
    mail: read.MAIL_URL ? { url: read.MAIL_URL, from: read.MAIL_FROM } : null,
    countryHeader: read.COUNTRY_HEADER?.toLowerCase() ?? null,
    geoIpFile: read.GEOIP_FILE ? path.resolve(read.GEOIP_FILE) : null,
  };
}
