// Prints the exact figures of every game; `-- --json` prints them as JSON only. Exit code 1 when a game does not keep its promise.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const tsx = fileURLToPath(new URL('node_modules/tsx/dist/cli.mjs', root));
const program = fileURLToPath(new URL('packages/games/report/cli.ts', root));
const { status, error } = spawnSync(process.execPath, [tsx, program, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) throw error;
process.exitCode = status ?? 1;
