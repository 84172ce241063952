import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Seals small texts with the installation's secret, so that a copy of the database alone does not tell them. */
export interface SecretBox {
  seal(text: string): Promise<string>;
  /** Throws when the text was sealed with another secret or was changed. */
  open(sealed: string): Promise<string>;
}

const keyBytes = 32;
const algorithms = { alg: 'dir', enc: 'A256GCM' } as const;

export function createSecretBox(secret: string): SecretBox {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'baize secret box', keyBytes));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    seal: (text) => new CompactEncrypt(encoder.encode(text)).setProtectedHeader(algorithms).encrypt(key),
    open: async (sealed) => {
      const { plaintext } = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: [algorithms.alg],
        contentEncryptionAlgorithms: [algorithms.enc],
      });
      return decoder.decode(plaintext);
    },
  };
}
