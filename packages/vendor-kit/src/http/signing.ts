import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/**
 * Ed25519 over five lines: method, path as it is sent (with its query, if any), timestamp, nonce, SHA-256 of the raw body in hex. What
 * was signed is the bytes that travel, so they are checked before anything parses them.
 */

export const signatureHeaders = {
  provider: 'x-provider',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** How far a vendor's clock may be off, and so how long a nonce matters. */
export const largestSkewMs = 60_000;

export interface SignedParts {
  method: string;
  path: string;
  /** Milliseconds since 1970. */
  timestamp: string;
  /** New for each request: 16 to 64 letters, digits, `-` or `_`. */
  nonce: string;
  body: Uint8Array;
}

const forms = {
  provider: /^[\w.-]{1,64}$/,
  keyId: /^[\w.-]{1,64}$/,
  timestamp: /^[1-9]\d{0,14}$/,
  nonce: /^[\w-]{16,64}$/,
  signature: /^[\w-]{86}$/,
};

export type SignatureFields = { -readonly [K in keyof typeof signatureHeaders]: string };

/** The five headers, each once and in its form; null otherwise. */
export function readSignatureHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): SignatureFields | null {
  const read: Partial<SignatureFields> = {};
  for (const [name, header] of Object.entries(signatureHeaders) as [keyof SignatureFields, string][]) {
    const value = headers[header];
    if (typeof value !== 'string' || !forms[name].test(value)) return null;
    read[name] = value;
  }
  return read as SignatureFields;
}

/** What is signed, as bytes. */
export function signedBytes({ method, path, timestamp, nonce, body }: SignedParts): Uint8Array {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return Buffer.from([method, path, timestamp, nonce, bodyHash].join('\n'), 'utf8');
}

/** The signature in base64url. */
export const signRequest = (parts: SignedParts, privateKey: KeyObject): string =>
  sign(null, signedBytes(parts), privateKey).toString('base64url');

export function verifySignature(parts: SignedParts & { signature: string }, publicKey: KeyObject): boolean {
  if (!forms.signature.test(parts.signature)) return false;
  return verify(null, signedBytes(parts), publicKey, Buffer.from(parts.signature, 'base64url'));
}

export interface VendorKeyPair {
  /** PKCS#8 PEM: for the vendor alone. */
  privateKeyPem: string;
  /** 32 bytes in base64url. */
  publicKey: string;
}

export function newKeyPair(): VendorKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: publicKey.export({ format: 'jwk' }).x as string,
  };
}

/** Throws TypeError when the text is no Ed25519 private key in PEM. */
export function privateKeyOf(pem: string): KeyObject {
  const key = readKey(() => createPrivateKey(pem));
  if (key?.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 private key in PKCS#8 PEM');
  return key;
}

/** Throws TypeError when the text is not the 32 bytes of an Ed25519 public key in base64url. */
export function publicKeyOf(publicKey: string): KeyObject {
  const isForm = /^[\w-]{43}$/.test(publicKey);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  const key = isForm ? readKey(() => createPublicKey({ key: jwk, format: 'jwk' })) : null;
  if (!key) throw new TypeError('not 32 bytes of an Ed25519 public key in base64url');
  return key;
}

function readKey(read: () => KeyObject): KeyObject | null {
  try {
    return read();
  } catch {
    return null;
  }
}
