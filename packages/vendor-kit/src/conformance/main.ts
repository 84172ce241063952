#!/usr/bin/env -S npx tsx
import { runCommand } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
