import { spawn } from 'node:child_process';
import { repositoryFolder } from './repository.mjs';

/** Runs a program from the repository's root and keeps its output. Never throws: `{ok, output, seconds}`. */
export function runCaptured(program, args, env = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: repositoryFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ ok: code === 0, output, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }),
    );
  });
}

/** Runs a program whose output the person at the terminal sees. Returns whether it ended well. */
export function runShown(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: repositoryFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
