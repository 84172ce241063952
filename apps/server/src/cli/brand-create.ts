import { offerBuiltInGames } from '../demo/index.ts';
import { runBrandCreate } from '../modules/brand/index.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandAudit } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/** `npm run brand:create`: a brand with its hosts, also while the site is running. */
await runCommand('The brand was not made', (database, settings) => {
  const audit = commandAudit(database, settings, 'brand:create');
  return runBrandCreate(process.argv.slice(2), {
    database,
    clock: systemClock,
    newId,
    log: (line) => console.log(line),
    offerGames: (transaction, brandId) => offerBuiltInGames(transaction, { clock: systemClock, newId }, brandId),
    inSameTransaction: (transaction, { id, code }) =>
      audit(transaction, { brandId: id, act: 'createBrand', subject: `brand:${code}` }),
  });
});
