import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Null when this process may make namespaces; else why not, as a sentence. */
export function rejectionForNamespaces(flags: readonly string[]): string | null {
  if (process.platform !== 'linux') return 'namespaces are a matter of Linux';
  if (process.getuid?.() !== 0) return 'mounts and networks of a namespace need root';
  try {
    execFileSync('unshare', [...flags, 'true'], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return `unshare ${flags.join(' ')} is refused here: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`;
  }
}

/** True when `bar` is null; says on the screen what is skipped and why. */
export function isPossible(what: string, bar: string | null): boolean {
  if (bar !== null) console.log(`skipped: ${what}, because ${bar}`);
  return bar === null;
}

/**
 * Runs one of the scripts beside this file in namespaces of its own (`-m`: mounts, `-n`: network) and answers what it prints last, as JSON.
 * All that it mounts and links ends with it.
 */
export function runInNamespace<T>(
  flags: readonly string[],
  script: string,
  options: object,
  timeoutMs: number,
): Promise<T> {
  const file = fileURLToPath(new URL(`./${script}`, import.meta.url));
  const words = [
    ...flags,
    '--kill-child',
    '--fork',
    '--pid',
    '--mount-proc',
    process.execPath,
    '--import',
    'tsx',
    file,
  ];
  const child = spawn('unshare', [...words, JSON.stringify(options)], {
    cwd: repositoryFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code !== 0) return reject(new Error(`${script} ended with ${code}\n${output}\n${errors}`));
      resolve(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
    });
  });
}
