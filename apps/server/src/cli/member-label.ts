import { runMemberLabel } from '../modules/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { commandAudit } from './command-audit.ts';
import { runCommand } from './run-command.ts';

/** `npm run member:label`: a member's club rank and labels. */
await runCommand('Nothing was set', (database, settings) => {
  const audit = commandAudit(database, settings, 'member:label');
  return runMemberLabel(process.argv.slice(2), {
    database,
    clock: systemClock,
    log: (line) => console.log(line),
    inSameTransaction: (transaction, { memberId, brandId, before, after }) =>
      audit(transaction, { brandId, act: 'setStanding', subject: `member:${memberId}`, before, after }),
  });
});
