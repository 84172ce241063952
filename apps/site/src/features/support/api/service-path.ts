const materialLength = 8;
const ivBytes = 12;

/**
 * Opens a path of the service dispatch: base64url of iv, AES-128-GCM ciphertext and tag; the last 8 characters are the key material, from
 * which HKDF-SHA-256 makes the key.
 * @throws where the path was changed, and where the browser offers no cryptography (plain http on a foreign host)
 */
export async function decryptServicePath(path: string): Promise<string> {
  const encoder = new TextEncoder();
  const material = encoder.encode(path.slice(-materialLength));
  const sealed = bytesOf(path.slice(0, -materialLength));
  const secret = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('baize customer service path') },
    secret,
    { name: 'AES-GCM', length: 128 },
    false,
    ['decrypt'],
  );
  const algorithm = { name: 'AES-GCM', iv: sealed.slice(0, ivBytes) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed.slice(ivBytes)));
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
