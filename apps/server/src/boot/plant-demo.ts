import type { Server } from '../composition/create-server.ts';
import { completeDemoCatalogue, isDemoSeeded, seedDemo, speakDemoLanguages } from '../demo/index.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { Database } from '../platform/database/database.ts';
import type { Config } from './config.ts';
import {
  type DemoPasswords,
  describeDemoAccounts,
  forgetDemoPasswords,
  makeDemoPasswords,
  readDemoPasswords,
} from './demo-accounts.ts';

/** Plants the demo brand once. Returns the lines that tell its accounts. */
export async function seedDemoBrand(
  { dataFolder, demoVendorUrl, demoLanguages }: Config,
  database: Database,
  server: Server,
  log: (line: string) => void,
): Promise<string[]> {
  let passwords: DemoPasswords | null = await readDemoPasswords(dataFolder);
  if (!(await isDemoSeeded(database))) {
    log('Planting the demo brand');
    const known = passwords !== null;
    passwords ??= await makeDemoPasswords(dataFolder);
    const isOurs = await seedDemo({
      database,
      clock: systemClock,
      newId,
      identity: server.identity,
      passwords,
    });
    if (!isOurs && !known) {
      await forgetDemoPasswords(dataFolder);
      passwords = null;
    }
    server.forgetBrands();
  }
  await speakDemoLanguages(database, demoLanguages);
  server.forgetBrands();
  await completeDemoCatalogue({ database, clock: systemClock, newId, outsideVendorUrl: demoVendorUrl });
  return describeDemoAccounts(passwords);
}
