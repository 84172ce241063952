import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryFolder = fileURLToPath(new URL('../../', import.meta.url));
/** The faults' own servers take the ports after it. */
export const port = Number(process.env.E2E_PORT ?? 4700);
export const dataFolder = path.join(repositoryFolder, '.cache', 'e2e-data');
/** Of the long runs, whose tables are quick. */
export const longPort = port + 9;
export const longDataFolder = path.join(repositoryFolder, '.cache', 'e2e-data-long');

/** A Baize server as a process of its own, from the production build. */
export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Ends it as Ctrl-C does and waits for its end. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export async function startServer(options: {
  port: number;
  dataFolder: string;
  /** Further settings. */
  settings?: Record<string, string>;
}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: repositoryFolder,
    env: {
      ...process.env,
      REQUESTS_PER_MINUTE: '10000000',
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/Baize is ready/.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url: `http://localhost:${options.port}`,
    process: child,
    stop: async () => {
      child.kill('SIGINT');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs the independent auditor as an operator would and answers its exit code and text. */
export function ledgerCheck(folder: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/command.mjs', 'ledger-check'], {
    cwd: repositoryFolder,
    env: { ...process.env, DATA_DIR: folder },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  // Not `exit`: what was printed last may come after it.
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
