import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** PKCS#8 of an Ed25519 private key up to its 32 secret bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const secretBytes = 32;
const purpose = 'baize: requests of the operator to vendors';

export interface TransferKey {
  /** What vendors are told beside the public key. */
  provider: string;
  keyId: string;
  privateKey: KeyObject;
  /** 32 bytes in base64url. */
  publicKey: string;
}

/** The key that the operator signs its requests to vendors with; it follows from the installation's secret. */
export function transferKeyOf(installationSecret: string): TransferKey {
  const seed = Buffer.from(hkdfSync('sha256', installationSecret, '', purpose, secretBytes));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x as string;
  return { provider: 'house', keyId: 'h1', privateKey, publicKey };
}
