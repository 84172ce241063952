import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryFolder } from './server.ts';

/** Makes the key of examples/vendor at a running server, as an operator would, and starts the vendor with it. */
export async function startOutsideVendor(options: {
  port: number;
  serverUrl: string;
  /** Of the server. */
  dataFolder: string;
}): Promise<ChildProcess> {
  const printed = await outputOf('scripts/command.mjs', ['vendor-key', '--vendor', 'EXAMPLE'], {
    DATA_DIR: options.dataFolder,
  });
  const keyId = /X-Key-Id: (\S+)/.exec(printed)?.[1];
  const pem = /-----BEGIN PRIVATE KEY-----[\s\S]+-----END PRIVATE KEY-----/.exec(printed)?.[0];
  if (keyId === undefined || pem === undefined) throw new Error(`no key: ${printed}`);
  const keyFile = path.join(options.dataFolder, 'outside-vendor.pem');
  await writeFile(keyFile, `${pem}\n`, { mode: 0o600 });
  const vendor = spawn(process.execPath, ['--import', 'tsx', 'examples/vendor/src/main.ts'], {
    cwd: repositoryFolder,
    env: {
      ...process.env,
      PORT: String(options.port),
      SERVER_URL: options.serverUrl,
      KEY_ID: keyId,
      KEY_FILE: keyFile,
      JOURNAL_FILE: path.join(options.dataFolder, 'outside-vendor.journal'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(vendor.stdout), 'line');
  return vendor;
}

async function outputOf(script: string, args: string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repositoryFolder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  // Not `exit`: what was printed last may come after it.
  await once(child, 'close');
  return output;
}
