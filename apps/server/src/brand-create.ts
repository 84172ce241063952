import path from 'node:path';
import { runCommand } from './command-database.ts';
import { readConfig } from './config.ts';
import { offerStudioGames } from './demo/index.ts';
import { auditAnchorsName } from './folders.ts';
import { createAuditLog } from './modules/audit-log/index.ts';
import { runBrandCreate } from './modules/brand/index.ts';
import { systemClock } from './platform/clock.ts';
import { newId } from './platform/crypto/ids.ts';

/** `npm run brand:create`: a brand with its hosts, also while the site is running. */
await runCommand('The brand was not made', (database) => {
  const anchorPath = path.join(readConfig().dataFolder, auditAnchorsName);
  const auditLog = createAuditLog({ database, clock: systemClock, anchorPath });
  return runBrandCreate(process.argv.slice(2), {
    database,
    clock: systemClock,
    newId,
    say: (line) => console.log(line),
    offerGames: (transaction, brandId) => offerStudioGames(transaction, { clock: systemClock, newId }, brandId),
    alongside: async (transaction, { id, code }) => {
      const actor = { kind: 'system', id: 'brand:create' } as const;
      const reason = 'asked for on the command line';
      await auditLog.append(transaction, {
        at: systemClock.now(),
        actor,
        brandId: id,
        act: 'createBrand',
        subject: `brand:${code}`,
        reason,
      });
    },
  });
});
