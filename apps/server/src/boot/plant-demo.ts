import type { Config } from '../config.ts';
import { completeDemoCatalogue, isDemoSeeded, seedDemo, speakDemoLanguages } from '../demo/index.ts';
import type { House } from '../house.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { Database } from '../platform/database/database.ts';
import {
  type DemoPasswords,
  describeDemoAccounts,
  forgetDemoPasswords,
  makeDemoPasswords,
  readDemoPasswords,
} from './demo-accounts.ts';

/** Plants the demo brand once. Answers the lines that tell its accounts. */
export async function plantDemo(
  { dataFolder, demoVendorUrl, demoLanguages }: Config,
  database: Database,
  house: House,
  say: (line: string) => void,
): Promise<string[]> {
  let passwords: DemoPasswords | null = await readDemoPasswords(dataFolder);
  if (!(await isDemoSeeded(database))) {
    say('Planting the demo brand');
    const known = passwords !== null;
    passwords ??= await makeDemoPasswords(dataFolder);
    const isOurs = await seedDemo({
      database,
      clock: systemClock,
      newId,
      identity: house.identity,
      passwords,
    });
    if (!isOurs && !known) {
      await forgetDemoPasswords(dataFolder);
      passwords = null;
    }
    house.forgetBrands();
  }
  await speakDemoLanguages(database, demoLanguages);
  house.forgetBrands();
  await completeDemoCatalogue({ database, clock: systemClock, newId, outsideVendorUrl: demoVendorUrl });
  return describeDemoAccounts(passwords);
}
