import { demoBrandCode } from '../demo/index.ts';
import { runGamesGenerate } from '../modules/catalogue/index.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandAudit } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/** `npm run games:generate`: a brand full of made-up games for tests of scale. */
await runCommand('Nothing was generated', (database, settings) => {
  const audit = commandAudit(database, settings, 'games:generate');
  return runGamesGenerate(process.argv.slice(2), {
    database,
    clock: systemClock,
    newId,
    log: (line) => console.log(line),
    demoBrandCode,
    inSameTransaction: (transaction, { brandId, code, games, vendors }) =>
      audit(transaction, { brandId, act: 'generateGames', subject: `brand:${code}`, after: { games, vendors } }),
  });
});
