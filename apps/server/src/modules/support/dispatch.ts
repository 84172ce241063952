import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = '1';
const keyBytes = 16;
const ivBytes = 12;
/** 6 bytes are 8 characters of base64url. */
const materialBytes = 6;

/**
 * A path that says where it leads only to whoever follows the protocol: base64url of iv, AES-128-GCM ciphertext and tag, and behind it 8
 * characters of key material. The key is HKDF-SHA-256 of those characters, without salt, with the info below.
 */
export function encryptPath(path: string): string {
  const material = randomBytes(materialBytes).toString('base64url');
  const key = Buffer.from(hkdfSync('sha256', material, '', 'baize customer service path', keyBytes));
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-128-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url') + material;
}

/** Ways to customer service: live chat, and VIP service for who may have it. */
export function serviceDispatch(isChatOn: boolean) {
  const entry = (csType: 'CHAT' | 'VIP') => ({
    type: 3 as const,
    csType,
    csPosition: 'right',
    path: encryptPath(`/chat?service=${csType}`),
  });
  return { version, pathList: isChatOn ? [entry('CHAT'), entry('VIP')] : [] };
}
