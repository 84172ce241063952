import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { elapsedMs } from '../../src/platform/clock.ts';
import type { MoneyServerProcessOptions } from './money-server-process.ts';
import { buildProgram } from './program-bundle.ts';

// A machine that does much else may take long to begin at all.
const startTimeoutMs = 90_000;

export interface ServerProcess {
  /** Milliseconds from its start until it listened. */
  readonly readyMs: number;
  readonly output: string;
  /** What it told of failures. */
  readonly errors: string;
  /** Writes a line on its input. */
  summary(line: string): void;
  signal(name: NodeJS.Signals): void;
  /** At once, as `kill -9` does it; resolves when it is gone. */
  kill(): Promise<void>;
  /** By SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  isRunning(): boolean;
}

export type StartServer = (options: MoneyServerProcessOptions) => Promise<ServerProcess>;

/** Builds once; then starts servers, each a process of its own. `before` stands before the command, as `ip netns exec x`. */
export async function prepareServers(name: string, before: readonly string[] = []): Promise<StartServer> {
  const file = await buildProgram('server', name);
  return (options) => startProcess([...before, process.execPath, file, JSON.stringify(options)], null, /^ready$/m);
}

const secretLength = 40;

/** The whole product in the place of money's part of it. It has no cashier's steps over HTTP. `more` are further settings. */
export async function prepareWholeProgram(name: string, dataFolder: string, more = {}): Promise<StartServer> {
  const file = await buildProgram('whole', name);
  return ({ databaseUrl, port }) => {
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(dataFolder, 'program'),
      SECRET_KEY: 'f'.repeat(secretLength),
      DEMO: 'off',
      LOG_TARGET: 'stderr',
      ...more,
    };
    return startProcess([process.execPath, file], settings, /Baize is ready/);
  };
}

/** Starts a program and waits until it says that it is ready. */
export async function startProcess(
  command: readonly string[],
  /** Null: that of this process. */
  environment: Record<string, string> | null,
  readySign: RegExp,
): Promise<ServerProcess> {
  const begin = elapsedMs();
  const [program = process.execPath, ...words] = command;
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'], ...(environment && { env: environment }) });
  const told = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (told.output += chunk));
  child.stderr.on('data', (chunk) => (told.errors += chunk));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady(child, told, readySign);
  const readyMs = elapsedMs() - begin;
  return {
    readyMs,
    get output() {
      return told.output;
    },
    get errors() {
      return told.errors;
    },
    summary: (line) => void child.stdin.write(`${line}\n`),
    signal: (signal) => void child.kill(signal),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
    isRunning: () => !isGone(child),
  };
}

const isGone = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function untilReady(child: ChildProcess, told: { output: string; errors: string }, sign: RegExp): Promise<void> {
  const deadline = elapsedMs() + startTimeoutMs;
  while (!sign.test(told.output)) {
    if (isGone(child) || elapsedMs() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the server did not start: ${told.output}${told.errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
