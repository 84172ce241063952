import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { repositoryFolder } from '../../e2e/support/server.ts';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time of a process until now, in milliseconds. */
export function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Runs a client in a process of its own, so that the server's process does nothing but serve; resolves with what it saw. */
export async function runClient<Task, Sight>(file: string, task: Task): Promise<Sight> {
  const client = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: repositoryFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  client.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  client.stdin.end(`${JSON.stringify(task)}\n`);
  // Not `exit`: what was printed last may come after it.
  const code = await new Promise((resolve) => client.once('close', resolve));
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}`);
  return JSON.parse(output) as Sight;
}

/** The client's side of `runClient`: does the task, prints what it saw and ends. */
export function answerTask<Task, Sight>(run: (task: Task) => Promise<Sight>): void {
  createInterface(process.stdin).once('line', (line) => {
    run(JSON.parse(line) as Task).then(
      (sight) => process.stdout.write(`${JSON.stringify(sight)}\n`, () => process.exit(0)),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
