import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { calculateCommand } from './command.ts';

const readText = (file: string) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8'));

const { out, fault } = await calculateCommand(process.argv.slice(2), readText);
process.stdout.write(out);
if (fault !== '') {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
