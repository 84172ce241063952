import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { audit } from '@baize/testkit/auditor';
import { takeFullBackup } from '../../apps/server/src/platform/backup/full-backup.ts';
import { openBackupStore } from '../../apps/server/src/platform/backup/open-backup-store.ts';
import { restoreBackup } from '../../apps/server/src/platform/backup/restore.ts';
import { shipSpool, spoolName } from '../../apps/server/src/platform/backup/wal-shipper.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { createSecretBox } from '../../apps/server/src/platform/crypto/secret-box.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import type { Measurement } from '../measurement.ts';
import { playFirstBets } from '../money/first-bets.ts';
import { buildPrograms } from '../money/programs.ts';
import { seedBets } from '../money/seed.ts';
import { withServer } from '../money/server.ts';
import { twoDigits } from '../statistics.ts';

const wantedBets = 200_000;
/** As many as the measurement of ten million bets has: the seed spreads its bets over them. */
const players = 10_000;
const port = 4861;
const seededDays = 30;
/** The first bets are of before the seeded ones. */
const beforeMs = (seededDays + 1) * 86_400_000;
/** From a lost disk to a database that takes bets and whose books were read. */
const targetMinutes = 15;
const databaseName = 'baize';
const [msPerSecond, bytesPerMb, secondsPerMinute] = [1_000, 1024 ** 2, 60];

async function timed<T>(act: () => Promise<T>): Promise<{ seconds: number; value: T }> {
  const beganMs = performance.now();
  const value = await act();
  return { seconds: twoDigits((performance.now() - beganMs) / msPerSecond), value };
}

/** A backup of so many bets (`--bets=`), and from the backups alone to a database that lets writers in and was audited. */
export async function measureRestore(folder: string): Promise<Measurement[]> {
  const bets = Number(process.argv.find((name) => name.startsWith('--bets='))?.slice(7) ?? wantedBets);
  const dataFolder = path.join(folder, 'data');
  const target = path.join(folder, 'restored');
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  await buildPrograms();
  const options = { playerCount: players, isWorn: false, clockOffsetMs: -beforeMs };
  await withServer(dataFolder, options, async (server) => {
    await playFirstBets(server, port, -beforeMs);
    await seedBets(server.owner, { bets, days: seededDays, vendorCode: 'HOT' });
  });
  const store = await openBackupStore(
    { folder: path.join(folder, 'kept') },
    createSecretBox('a key for measuring backups alone'),
  );
  const server = await openEmbeddedPostgres({ dataFolder, spool: spoolName });
  const source = { dataFolder, url: server.urlOf('postgres'), clock: systemClock };
  const backup = await timed(() => takeFullBackup(store, source)).finally(() => server.stop());
  await shipSpool(store, dataFolder);
  await rm(dataFolder, { recursive: true });

  const restore = await timed(() => restoreBackup({ store, target, at: null }));
  const copy = restore.value.server;
  const read = await timed(() => audit(copy.urlOf(databaseName))).finally(() => copy.stop());
  const minutes = twoDigits((restore.seconds + read.seconds) / secondsPerMinute);
  const megabytes = Math.round(backup.value.files.reduce((sum, file) => sum + file.bytes, 0) / bytesPerMb);
  const isWhole = read.value.findings.length === 0 && read.value.bets >= bets;
  return [
    {
      what: `full backup of ${bets} bets`,
      value: `${backup.seconds} s`,
      target: 'reported',
      holds: true,
      baseline: `${megabytes} MB, ${Math.round(megabytes / backup.seconds)} MB/s`,
    },
    {
      what: `from the backups to a database that takes bets, ${bets} bets`,
      value: `${restore.seconds} s`,
      target: 'reported',
      holds: true,
      baseline: `${Math.round(megabytes / restore.seconds)} MB/s`,
    },
    {
      what: 'the same with all books read',
      value: `${minutes} min`,
      target: `${targetMinutes} min`,
      holds: minutes <= targetMinutes && isWhole,
      baseline: `audit ${read.seconds} s, ${read.value.bets} bets, ${read.value.findings.length} findings`,
    },
  ];
}
