import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { runShown } from './lib/run.mjs';

/**
 * Measures the production build beside a baseline in the same run: `npm run bench [-- part ...]`; parts: restart, spin, memory, cashier, catalogue,
 * identity, lobbies, money, frames, page, sockets, tables, turnover, agents, rewards, sportsbook,
 * rooms, fishing, fights; `growth` (ten million bets) and `restore` (`--bets=`) and `apart` (vendors' books on a server of their own) only when they are named.
 */
await ensureInstalled();
const tsx = path.join(repositoryFolder, 'node_modules', '.bin', 'tsx');
// An older build that is still there would be measured in its place.
if (!(await runShown(process.execPath, ['scripts/build.mjs']))) process.exit(1);
process.exitCode = (await runShown(tsx, ['bench/main.ts', ...process.argv.slice(2)])) ? 0 : 1;
