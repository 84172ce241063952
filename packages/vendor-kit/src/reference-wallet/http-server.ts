import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ListeningServer, listening } from '../conformance/listening.ts';
import {
  decodeRequest,
  encodeAnswer,
  isWalletCommand,
  largestBodyOf,
  largestSkewMs,
  pathOf,
  readSignatureHeaders,
  type SignatureFields,
  verifySignature,
  type WalletCommand,
  type WireFailure,
  walletCommands,
} from '../http/index.ts';
import type { VendorWallet } from '../wallet.ts';

export interface VendorTransport {
  wallet: VendorWallet;
  /** Public keys by their ids. */
  keys: ReadonlyMap<string, KeyObject>;
  /** What was a key of the vendor's and is none any more. */
  retiredKeys?: ReadonlyMap<string, KeyObject>;
}

/** The parts of the door that a planted fault replaces. */
export interface TransportChecks {
  keyOf(transport: VendorTransport, keyId: string): KeyObject | undefined;
  isFresh(timestampMs: number): boolean;
  /** True once for each nonce of a vendor. */
  isNewNonce(provider: string, nonce: string): boolean;
  verify: typeof verifySignature;
  decode: typeof decodeRequest;
}

type Failed = { status: number; failure: WireFailure };

const failed = (status: number, failure: WireFailure): Failed => ({ status, failure });
const unauthorized = failed(401, { error: 'unauthorized' });

/** Right checks, with the nonces kept in memory. */
export function transportChecks(): TransportChecks {
  const nonces = new Set<string>();
  return {
    keyOf: ({ keys }, keyId) => keys.get(keyId),
    isFresh: (timestampMs) => Math.abs(Date.now() - timestampMs) <= largestSkewMs,
    isNewNonce: (provider, nonce) => {
      const key = `${provider} ${nonce}`;
      if (nonces.has(key)) return false;
      nonces.add(key);
      return true;
    },
    verify: verifySignature,
    decode: decodeRequest,
  };
}

/** The HTTP form of wallets in memory, on a port of its own on this machine. */
export async function serveWallets(
  transports: ReadonlyMap<string, VendorTransport>,
  checks: TransportChecks = transportChecks(),
): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    answer(transports, checks, request)
      .catch(() => failed(500, { error: 'internal' }))
      .then((result) => reply(response, result));
  });
  return listening(server);
}

function reply(response: ServerResponse, result: string | Failed): void {
  const isAnswer = typeof result === 'string';
  response.writeHead(isAnswer ? 200 : result.status, { 'content-type': 'application/json' });
  response.end(isAnswer ? result : JSON.stringify(result.failure));
}

const commandOf = (url: string | undefined): WalletCommand | undefined =>
  walletCommands.find((command) => isWalletCommand(command) && pathOf(command) === url);

async function answer(
  transports: ReadonlyMap<string, VendorTransport>,
  checks: TransportChecks,
  request: IncomingMessage,
): Promise<string | Failed> {
  const command = commandOf(request.url);
  if (!command || request.method !== 'POST') return failed(404, { error: 'invalid_input' });
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return failed(415, { error: 'unsupported_media_type' });
  }
  const body = await readBody(request, largestBodyOf(command));
  if (!body) return failed(413, { error: 'body_too_large' });
  const signature = readSignatureHeaders(request.headers);
  const transport = signature && signedTransport(transports, checks, { signature, path: pathOf(command), body });
  if (!transport) return unauthorized;
  return run(transport.wallet, checks, command, body);
}

/** The raw bytes are verified, before anything parses them. */
function signedTransport(
  transports: ReadonlyMap<string, VendorTransport>,
  { keyOf, isFresh, verify, isNewNonce }: TransportChecks,
  { signature, path, body }: { signature: SignatureFields; path: string; body: Uint8Array },
): VendorTransport | null {
  const transport = transports.get(signature.provider);
  const key = transport && keyOf(transport, signature.keyId);
  if (!key || !isFresh(Number(signature.timestamp))) return null;
  if (!verify({ method: 'POST', path, body, ...signature }, key)) return null;
  return isNewNonce(signature.provider, signature.nonce) ? transport : null;
}

async function run<C extends WalletCommand>(
  wallet: VendorWallet,
  { decode }: TransportChecks,
  command: C,
  body: Uint8Array,
): Promise<string | Failed> {
  const decoded = decode(command, body);
  if (!decoded.ok) return failed(400, { error: 'invalid_input', fields: decoded.fields });
  const act = wallet[command] as (request: unknown) => Promise<never>;
  try {
    return encodeAnswer(command, await act(decoded.value));
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return failed(400, { error: 'invalid_input' });
    throw error;
  }
}

async function readBody(request: IncomingMessage, largestBytes: number): Promise<Uint8Array | null> {
  if (Number(request.headers['content-length'] ?? 0) > largestBytes) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > largestBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
