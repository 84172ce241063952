// @covers start-command table-timings

import path from 'node:path';
import { expect, test } from 'vitest';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';
import { readConfig } from './config.ts';

test('nothing set gives a working installation on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataFolder: path.resolve('.data'),
    databaseUrl: null,
    reportsDatabaseUrl: null,
    vendorsDatabaseUrl: null,
    backups: null,
    secretKey: null,
    trustedProxies: [],
    sms: null,
    mail: null,
    connections: null,
    connectionsPerAddress: null,
    countryHeader: null,
    geoIpFile: null,
    metrics: { allow: ['127.0.0.0/8', '::1'], token: null },
    redisUrl: null,
    tracing: null,
    logLevel: 'warn',
    logTarget: 'file',
    role: 'all',
    drainMs: 0,
    demo: true,
    demoLanguages: ['TY', 'EN'],
    demoOrigin: null,
    demoVendorUrl: null,
    paymentProvider: null,
    oddsFeedSecret: null,
    drawFeedSecret: null,
    tableTimings: new Map(),
    roomHandsDays: 400,
    databaseConnections: 20,
    requestsPerMinute: 3000,
  });
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfig({}));
});

test('every setting is taken', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::',
    DATABASE_URL: 'postgres://u:p@db:5432/baize',
    REPORTS_DATABASE_URL: 'postgres://u:p@standby:5432/baize',
    SECRET_KEY: 's'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,fd00::/8',
    METRICS_ALLOW: '10.1.0.0/16',
    METRICS_TOKEN: 'a-token-of-the-operator',
    LOG_LEVEL: 'info',
    LOG_TARGET: 'stderr',
    DEMO: 'off',
    ROLE: 'worker',
    DRAIN_SECONDS: '5',
    DEMO_LANGUAGES: 'TY, TH,VI',
    TABLE_TIMINGS: '*=12/0.5/3/1, roulette=2/0.2/0.5/8',
  });
  expect(config.demoLanguages).toEqual(['TY', 'TH', 'VI']);
  expect([...config.tableTimings]).toEqual([
    ['*', { bettingMs: 12_000, closedMs: 500, pauseMs: 3_000, speedPercent: 100 }],
    ['roulette', { bettingMs: 2_000, closedMs: 200, pauseMs: 500, speedPercent: 800 }],
  ]);
  expect(config).toMatchObject({ port: 8080, host: '::', databaseUrl: 'postgres://u:p@db:5432/baize', demo: false });
  expect(config.reportsDatabaseUrl).toBe('postgres://u:p@standby:5432/baize');
  expect(config).toMatchObject({ role: 'worker', drainMs: 5_000 });
  expect(config.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8']);
  expect(config.metrics).toEqual({ allow: ['10.1.0.0/16'], token: 'a-token-of-the-operator' });
});

test('reports have a replica of a database of one’s own alone', () => {
  const setting = { REPORTS_DATABASE_URL: 'postgres://u:p@standby:5432/baize' };
  expect(() => readConfig(setting)).toThrow('REPORTS_DATABASE_URL needs DATABASE_URL');
});

test.each([
  ['PORT', '0'],
  ['DEMO_LANGUAGES', 'TY,XX'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', '-1'],
  ['PORT', 'three'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'postgres://u:p@one:5432,two:5432/baize'],
  ['REPORTS_DATABASE_URL', 'localhost'],
  ['SECRET_KEY', 'short'],
  ['TRUSTED_PROXIES', '10.0.0.1,proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['METRICS_ALLOW', 'everybody'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_TARGET', 'printer'],
  ['DEMO', 'yes'],
  ['ROLE', 'vendors'],
  ['ROLE', 'api'],
  ['DRAIN_SECONDS', '301'],
  ['DATABASE_CONNECTIONS', '1'],
  ['TABLE_TIMINGS', '20/1/4/1'],
  ['TABLE_TIMINGS', 'roulette=20/1/4'],
  ['TABLE_TIMINGS', 'roulette=1.9/1/4/1'],
  ['TABLE_TIMINGS', 'roulette=121/1/4/1'],
  ['TABLE_TIMINGS', 'roulette=20/0.1/4/1'],
  ['TABLE_TIMINGS', 'roulette=20/1/0/1'],
  ['TABLE_TIMINGS', 'roulette=20/1/4/9'],
  ['TABLE_TIMINGS', 'roulette=20/1/4/0.4'],
  ['TABLE_TIMINGS', 'roulette=20/1/4/1,roulette=12/1/4/1'],
  ['REQUESTS_PER_MINUTE', '1.5'],
  ['BACKUP_DIR', '.data/backups'],
  ['BACKUP_DIR', '.data'],
  ['BACKUP_BUCKET', 'https://bucket'],
  ['BACKUP_BUCKET', 's3://Bucket'],
  ['BACKUP_S3_ENDPOINT', 's3.example.org'],
  ['BACKUP_KEY', 'short'],
  ['BACKUP_KEEP', '0'],
])('%s = "%s" is refused in one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(WrongSettingError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong: .+\\.$`));
});

test('backups need a key, and the built-in database', () => {
  const set = { BACKUP_DIR: '/mnt/backups', BACKUP_KEY: 'k'.repeat(32) };
  expect(readConfig(set).backups).toEqual({ place: { folder: '/mnt/backups' }, key: 'k'.repeat(32), keep: 7 });
  expect(() => readConfig({ BACKUP_DIR: '/mnt/backups' })).toThrow('BACKUP_DIR needs BACKUP_KEY');
  expect(() => readConfig({ ...set, DATABASE_URL: 'postgres://db/baize' })).toThrow('back-up.md');
});

test('backups go to a folder or to a bucket, which needs an access key', () => {
  const access = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret', BACKUP_KEY: 'k'.repeat(32) };
  const bucket = { bucket: 'kept', endpoint: null, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
  const placeOf = (set: object) => readConfig({ ...access, ...set }).backups?.place;
  expect(placeOf({ BACKUP_BUCKET: 's3://kept' })).toEqual({ ...bucket, prefix: '' });
  const own = { BACKUP_S3_ENDPOINT: 'https://s3.example.org', BACKUP_S3_REGION: 'eu-1' };
  expect(placeOf({ BACKUP_BUCKET: 's3://kept/baize//one/', ...own })).toEqual({
    ...bucket,
    ...{ prefix: 'baize/one/', endpoint: 'https://s3.example.org', region: 'eu-1' },
  });
  expect(() => readConfig({ ...access, BACKUP_BUCKET: 's3://kept', BACKUP_S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'BACKUP_BUCKET needs BACKUP_S3_ACCESS_KEY_ID',
  );
  expect(() => readConfig({ ...access, BACKUP_BUCKET: 's3://kept', BACKUP_DIR: '/mnt/backups' })).toThrow('not both');
  expect(() => readConfig({ ...access, BACKUP_BUCKET: 's3://kept', BACKUP_KEY: '' })).toThrow('needs BACKUP_KEY');
});

test('traces are sent where an endpoint is set, with the keys of its receiver', () => {
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example:4318/' };
  expect(readConfig(set).tracing).toEqual({ endpoint: 'https://traces.example:4318', headers: {}, share: 1 });
  const more = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b==, team=web', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ ...set, ...more }).tracing).toMatchObject({
    headers: { 'x-key': 'a=b==', team: 'web' },
    share: 0.05,
  });
  for (const wrong of ['1.5', '-1', 'half'])
    expect(() => readConfig({ ...set, OTEL_TRACES_SAMPLER_ARG: wrong })).toThrow(/OTEL_TRACES_SAMPLER_ARG is wrong/);
  expect(() => readConfig({ ...set, OTEL_EXPORTER_OTLP_HEADERS: 'x-key' })).toThrow(
    /OTEL_EXPORTER_OTLP_HEADERS is wrong/,
  );
});
