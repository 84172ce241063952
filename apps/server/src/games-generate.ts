import { runCommand } from './command-database.ts';
import { demoBrandCode } from './demo/index.ts';
import { runGamesGenerate } from './modules/catalogue/index.ts';
import { systemClock } from './platform/clock.ts';
import { newId } from './platform/crypto/ids.ts';

/** `npm run games:generate`: a brand full of made-up games for tests of scale. */
await runCommand('Nothing was generated', (database) =>
  runGamesGenerate(process.argv.slice(2), {
    database,
    clock: systemClock,
    newId,
    say: (line) => console.log(line),
    demoBrandCode,
  }),
);
