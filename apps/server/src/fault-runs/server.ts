import { type ChildProcess, spawn } from 'node:child_process';
import { elapsedMs } from '../platform/clock.ts';
import { buildHouseProcess } from './house-bundle.ts';
import type { HouseProcessOptions } from './house-process.ts';

const startTimeoutMs = 30_000;

export interface HouseServer {
  /** Milliseconds from its start until it listened. */
  readonly readyMs: number;
  readonly pid: number;
  readonly output: string;
  /** What it told of failures. */
  readonly errors: string;
  signal(name: NodeJS.Signals): void;
  /** At once, as `kill -9` does it; resolves when it is gone. */
  kill(): Promise<void>;
  /** By SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  isRunning(): boolean;
}

export type StartServer = (options: HouseProcessOptions) => Promise<HouseServer>;

/** Builds once; then starts servers, each a process of its own. `before` stands before the command, as `ip netns exec x`. */
export async function prepareServers(name: string, before: readonly string[] = []): Promise<StartServer> {
  const file = await buildHouseProcess(name);
  return async (options) => {
    const begin = elapsedMs();
    const [program = process.execPath, ...words] = [...before, process.execPath, file, JSON.stringify(options)];
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    const told = { output: '', errors: '' };
    child.stdout.on('data', (chunk) => (told.output += chunk));
    child.stderr.on('data', (chunk) => (told.errors += chunk));
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await untilReady(child, told, gone);
    const readyMs = elapsedMs() - begin;
    return {
      readyMs,
      pid: child.pid ?? 0,
      get output() {
        return told.output;
      },
      get errors() {
        return told.errors;
      },
      signal: (signal) => void child.kill(signal),
      kill: async () => {
        child.kill('SIGKILL');
        await gone;
      },
      stop: async () => {
        child.kill('SIGTERM');
        return gone;
      },
      isRunning: () => child.exitCode === null && child.signalCode === null,
    };
  };
}

async function untilReady(
  child: ChildProcess,
  told: { output: string; errors: string },
  gone: Promise<number | null>,
): Promise<void> {
  let isGone = false;
  void gone.then(() => (isGone = true));
  const deadline = elapsedMs() + startTimeoutMs;
  while (!told.output.includes('ready\n')) {
    if (isGone || elapsedMs() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the house did not start: ${told.output}${told.errors}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
