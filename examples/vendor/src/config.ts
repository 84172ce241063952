import { readFileSync } from 'node:fs';
import path from 'node:path';
import { privateKeyOf } from '@baize/vendor-kit/http';

/** Everything that the vendor is told from outside. */
export interface Config {
  port: number;
  /** Where the operator is, as http://localhost:3000. */
  serverUrl: string;
  /** The vendor's code at the operator, and its key there. */
  provider: string;
  keyId: string;
  privateKey: ReturnType<typeof privateKeyOf>;
  /** Where rounds are written down before money moves. */
  journalFile: string;
}

/** Throws an Error with a sentence for the first setting that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { KEY_FILE: keyFile, KEY_ID: keyId, SERVER_URL: serverUrl = 'http://localhost:3000' } = environment;
  if (!keyFile || !keyId) {
    throw new Error(
      'KEY_FILE and KEY_ID are needed: `npm run vendor:key -- --vendor EXAMPLE` in the operator prints both.',
    );
  }
  const port = Number(environment.PORT ?? '4851');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a port.');
  return {
    port,
    serverUrl,
    provider: environment.PROVIDER ?? 'EXAMPLE',
    keyId,
    privateKey: privateKeyOf(readFileSync(keyFile, 'utf8')),
    journalFile: path.resolve(environment.JOURNAL_FILE ?? 'example-vendor.journal'),
  };
}
