import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Seals with the installation's secret, so that a copy of the database alone tells nothing. */
export interface SecretBox {
  seal(text: string): Promise<string>;
  /** Throws when the text was sealed with another secret or was changed. */
  open(sealed: string): Promise<string>;
  /** A file. `boundTo` says whose it is: sealed bytes open for that alone. */
  sealBytes(bytes: Uint8Array, boundTo: string): Buffer;
  /** Throws when the bytes were sealed with another secret or for something else, or were changed. */
  openBytes(sealed: Uint8Array, boundTo: string): Buffer;
}

const keyBytes = 32;
const algorithms = { alg: 'dir', enc: 'A256GCM' } as const;
/** In front of sealed bytes. */
const nonceBytes = 12;
/** Behind the nonce. */
const tagBytes = 16;

export function createSecretBox(secret: string): SecretBox {
  const keyOf = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, keyBytes));
  const key = keyOf('baize secret box');
  const keyOfBytes = keyOf('baize secret box, bytes');
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
    sealBytes: (bytes, boundTo) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOfBytes, nonce).setAAD(encoder.encode(boundTo));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    openBytes: (sealed, boundTo) => {
      const head = nonceBytes + tagBytes;
      const decipher = createDecipheriv('aes-256-gcm', keyOfBytes, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(encoder.encode(boundTo)).setAuthTag(sealed.subarray(nonceBytes, head));
      return Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]);
    },
  };
}
