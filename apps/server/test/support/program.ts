import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));
const startTimeoutMs = 100_000;
const endTimeoutMs = 20_000;

export interface Program {
  /** Everything written so far. */
  readonly output: string;
  readonly errors: string;
  /** Resolves when the output matches; throws when the program ends before. */
  until(pattern: RegExp): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Builds the program where its sources have changed: started from the build it is there in a third of the time. */
export async function buildProgram(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'server'], { cwd: repositoryFolder });
}

/**
 * The real program as a process of its own, as it was built last; it ends with the test that started it. What a test that failed left would ask for its
 * database again and again, as fast as it can, beside all other tests.
 * @param command another file of the build with its arguments, as `['restore', '--to', …]`
 */
export function runProgram(environment: Record<string, string>, command: readonly string[] = ['main']): Program {
  const [name, ...args] = command;
  const child = spawn(process.execPath, [`apps/server/dist/${name}.js`, ...args], {
    cwd: repositoryFolder,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
    await ended;
    clearTimeout(late);
  });
  return {
    get output() {
      return output;
    },
    get errors() {
      return errors;
    },
    ended,
    signal: (name) => void child.kill(name),
    until: async (pattern) => {
      const deadline = performance.now() + startTimeoutMs;
      while (!pattern.test(output)) {
        if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${output}\n${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
