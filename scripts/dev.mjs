import { spawn } from 'node:child_process';
import path from 'node:path';
import { frameApps } from './lib/apps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { paymentProviderSettings } from './lib/payment-provider.mjs';
import { repositoryFolder } from './lib/repository.mjs';

/** `npm run dev`: the server restarts and the pages reload while coding. Ctrl-C ends all. */
await ensureInstalled();

const port = process.env.PORT || '3000';
const bin = (name) => path.join(repositoryFolder, 'node_modules', '.bin', name);
const sitePort = '5173';
const apiPort = { API_PORT: port };
/** Each with a development server of its own, which the site's passes on to. */
const frames = frameApps().map((app, index) => ({ ...app, port: String(Number(sitePort) + 1 + index) }));
const framePorts = JSON.stringify(Object.fromEntries(frames.map(({ base, port }) => [base, port])));
const payments = paymentProviderSettings(process.env);
const programs = [
  {
    name: 'server',
    program: bin('tsx'),
    args: ['watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    // Games and links lead to where the pages are, not to where the calls go.
    env: { DEMO_ORIGIN: process.env.DEMO_ORIGIN || `http://localhost:${sitePort}`, ...payments?.server },
  },
  ...(payments === null
    ? []
    : [
        {
          name: 'payments',
          program: bin('tsx'),
          args: ['examples/payment-provider/src/main.ts'],
          env: payments.program,
        },
      ]),
  {
    name: 'site',
    program: bin('vite'),
    args: ['--port', sitePort],
    folder: 'apps/site',
    env: { ...apiPort, FRAME_PORTS: framePorts },
  },
  ...frames.map(({ name, port }) => ({
    name,
    program: bin('vite'),
    args: ['--port', port],
    folder: `apps/${name}`,
    env: apiPort,
  })),
];

const running = programs.map(({ name, program, args, folder = '.', env = {} }) => {
  const child = spawn(program, args, {
    cwd: path.join(repositoryFolder, folder),
    env: { ...process.env, FORCE_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this program alone, which then ends each of them once.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => show(name, chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.once('close', () => endAll());
  return { child, ended };
});
console.log(`Site with reload: http://localhost:${sitePort}   server: http://localhost:${port}`);

function show(name, chunk) {
  const lines = String(chunk).replace(/\n$/, '').split('\n');
  for (const line of lines) console.log(`${name.padEnd(7)}| ${line}`);
}

let ending = false;
async function endAll() {
  if (ending) return;
  ending = true;
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void endAll());
