/** A random uuid (version 4). Unlike `crypto.randomUUID` it exists on plain http too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = randomHexOf(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Random bits as hex digits, two for each byte. */
export function randomHex(byteCount: number): string {
  return randomHexOf(crypto.getRandomValues(new Uint8Array(byteCount)));
}

function randomHexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
