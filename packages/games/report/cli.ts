import { reportCommand } from './command.ts';
import { gameReport } from './index.ts';

const { out, faults } = await reportCommand(process.argv.slice(2), gameReport);
process.stdout.write(out);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
