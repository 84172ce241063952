import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A program that runs until it is killed. */
export interface KilledProgram {
  /** Ends it as a power cut would. Returns all that it said. */
  kill(): Promise<string>;
}

/**
 * Starts a TypeScript program with one argument, as JSON, and resolves when it has said that it is in the middle of its work. Throws what it wrote
 * to its error output when it ends before.
 */
export async function startToBeKilled(
  program: string,
  life: unknown,
  isReady: (output: string) => boolean = () => true,
): Promise<KilledProgram> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(life)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (isReady(output)) resolve();
    });
    void ended.then(() => reject(new Error(errors)));
  });
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      return output;
    },
  };
}
