// Prints what bets, tickets and pay runs come to, without a database: `-- --file cases.json`, or `-- --file -`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const tsx = fileURLToPath(new URL('node_modules/tsx/dist/cli.mjs', root));
const program = fileURLToPath(new URL('packages/calculator/src/cli.ts', root));
const { status, error } = spawnSync(process.execPath, [tsx, program, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) throw error;
process.exitCode = status ?? 1;
