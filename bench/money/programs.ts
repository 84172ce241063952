import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { repositoryFolder } from '../../e2e/support/server.ts';
import { atTheEnd } from '../endings.ts';

const source = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const sources = {
  walletServer: source('money/programs/wallet-server.ts'),
  naiveServer: source('naive-wallet/server.ts'),
  loadClient: source('money/programs/load-client.ts'),
};
export type ProgramName = keyof typeof sources;

const outFolder = path.join(repositoryFolder, '.cache', 'bench-programs');

/** Bundles the measured processes as the site itself is bundled, so that no development loader is measured with them. */
export async function buildPrograms(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: outFolder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: sources },
    },
    ssr: { noExternal: [/^@baize\//] },
  });
}

/** A process of its own that answers each message by one message. */
export interface Program {
  pid: number;
  ask<Answer>(message: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a program and hands it its first message; resolves when it has answered. */
export async function startProgram(
  name: ProgramName,
  first: object,
  nodeFlags: readonly string[] = [],
): Promise<Program> {
  const child = fork(path.join(outFolder, `${name}.js`), [], {
    execArgv: ['--enable-source-maps', ...nodeFlags],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} did not start`);
  const program: Program = {
    pid,
    ask: (message) => exchange(child, name, message),
    stop: atTheEnd(
      () =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve();
          child.once('exit', () => resolve());
          child.disconnect();
        }),
    ),
  };
  await program.ask(first);
  return program;
}

function exchange<Answer>(child: ChildProcess, name: ProgramName, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer: { failure?: string }) => {
      child.off('exit', ended);
      if (answer.failure !== undefined) reject(new Error(`${name}: ${answer.failure}`));
      else resolve(answer as Answer);
    });
    child.send(message);
  });
}
