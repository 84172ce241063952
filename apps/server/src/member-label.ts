import { runCommand } from './command-database.ts';
import { runMemberLabel } from './modules/identity/index.ts';
import { systemClock } from './platform/clock.ts';

/** `npm run member:label`: a member's club rank and labels. */
await runCommand('Nothing was set', (database) =>
  runMemberLabel(process.argv.slice(2), { database, clock: systemClock, say: (line) => console.log(line) }),
);
