import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './repository.mjs';

const program = path.join(repositoryFolder, 'examples', 'payment-provider', 'src', 'main.ts');
const tsx = path.join(repositoryFolder, 'node_modules', 'tsx', 'dist', 'loader.mjs');
/** So far behind the server's port stands the provider's, that its pages keep their address over restarts. */
const portsBehind = 1861;

/** Settings of the sandbox payment provider and of the server that talks to it; null where the demo is off or another provider is named. */
export function paymentProviderSettings(environment) {
  if (environment.DEMO === 'off' || environment.PAYMENT_PROVIDER_URL) return null;
  const port = environment.PORT || '3000';
  const providerPort = String(Number(port) + portsBehind);
  const secret = randomUUID();
  const dataFolder = path.resolve(environment.DATA_DIR || '.data');
  return {
    program: {
      PORT: providerPort,
      PAYMENT_SECRET: secret,
      CALLBACK_URL: `http://localhost:${port}/payments/v1/callbacks/sandbox-pay`,
      JOURNAL_FILE: `${dataFolder}-payments.journal`,
    },
    server: { PAYMENT_PROVIDER_URL: `http://localhost:${providerPort}`, PAYMENT_PROVIDER_SECRET: secret },
  };
}

/** Starts the sandbox payment provider, which ends with this process however that ends. Returns the server's settings; empty without one. */
export async function startPaymentProvider(environment) {
  const settings = paymentProviderSettings(environment);
  if (settings === null || !existsSync(tsx)) return {};
  mkdirSync(path.dirname(settings.program.JOURNAL_FILE), { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: repositoryFolder,
    env: { ...environment, ...settings.program, ENDS_WITH_STDIN: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C reaches this process alone: the server finishes its work, and then the provider ends, too.
    detached: true,
  });
  const isReady = await new Promise((resolve) => {
    child.stdout.once('data', () => resolve(true));
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
  });
  // From now on it keeps nobody alive.
  child.unref();
  child.stdin.unref();
  child.stdout.unref();
  if (isReady) return settings.server;
  console.error('The sandbox payment provider could not be started; the site runs without it.');
  return {};
}
