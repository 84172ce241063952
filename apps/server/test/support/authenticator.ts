import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** CBOR as far as WebAuthn needs it: small integers, text, bytes, maps. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(kind << 5) | size]);
    return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map(cbor))]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const clientDataOf = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
const userPresentAndVerified = 0x05;
const hasKey = 0x40;

/** A security key in software: makes one passkey and signs with it. `signCount` is what it counts next. */
export function softwareAuthenticator(origin: string) {
  const host = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const key = { signCount: 0 };

  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(key.signCount);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more]);
  };
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    key,
    /** What `startRegistration` gives for a challenge. */
    register: (challenge: string): Record<string, unknown> => {
      const jwkKey = new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(jwkKey)]);
      const authData = authenticatorData(userPresentAndVerified | hasKey, credential);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What `startAuthentication` gives for a challenge. */
    sign: (challenge: string): Record<string, unknown> => {
      const clientData = clientDataOf('webauthn.get', challenge, origin);
      const authData = authenticatorData(userPresentAndVerified);
      const signature = createSign('SHA256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
