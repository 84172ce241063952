#!/usr/bin/env -S npx tsx
import { runCommand } from './command.ts';

const code = await runCommand(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
// A case that ran out of time may still be waiting for an operator that never answers: the report is out, so the command ends.
process.stdout.write('', () => process.exit(code));
