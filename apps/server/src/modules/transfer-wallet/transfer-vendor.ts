import { type KeyObject, randomBytes } from 'node:crypto';
import { signatureHeaders, signRequest } from '@baize/vendor-kit/http';
import * as z from 'zod/mini';

/**
 * What a vendor answers that keeps a wallet of its own. Ids are the operator's and permanent: the same again moves nothing and answers the
 * same. Amounts are integer minor units. A promise that rejects tells nothing: `query` finds out.
 */
export interface TransferVendor {
  /** Puts money into the player's wallet at the vendor, who may tell how much it was. */
  deposit(
    request: VendorOrder & { amountMinor: bigint },
  ): Promise<{ status: 'done'; amountMinor?: bigint | undefined } | { status: 'refused' }>;
  /** Takes money out of it, `null` everything there is; what was taken is answered. */
  withdraw(
    request: VendorOrder & { amountMinor: bigint | null },
  ): Promise<{ status: 'done'; amountMinor: bigint } | { status: 'refused' }>;
  /** What became of a transfer. `absent`: it did not happen, and a late one with this id will be refused. */
  query(request: { txId: string }): Promise<{ status: 'done'; amountMinor: bigint } | { status: 'absent' }>;
  balance(request: { playerRef: string; currency: string }): Promise<{ balanceMinor: bigint }>;
  /** The sums of all transfers that the vendor knows of, in a currency. */
  totals(request: { currency: string }): Promise<{ depositedMinor: bigint; withdrawnMinor: bigint }>;
}

/** What every command that moves money says. */
export interface VendorOrder {
  txId: string;
  playerRef: string;
  currency: string;
}

export interface TransferAccess {
  /** Where the vendor answers, without `/transfer/v1/…`. */
  url: string;
  /** How the operator signs: its name, the id of its key, the key. */
  provider: string;
  keyId: string;
  privateKey: KeyObject;
  nowMs: () => number;
  deadlineMs?: number;
}

const defaultDeadlineMs = 2_500;
const nonceBytes = 18;

const minorOf = (form: RegExp) =>
  z.pipe(
    z.string().check(z.regex(form)),
    z.transform((digits: string) => BigInt(digits)),
  );
/** More than this no single wallet holds, and no answer of the site can tell. */
const minor = minorOf(/^\d{1,15}$/);
const sum = minorOf(/^\d{1,18}$/);
const done = z.object({ status: z.literal('done'), amountMinor: minor });
const answers = {
  deposit: z.discriminatedUnion('status', [
    z.object({ status: z.literal('done'), amountMinor: z.optional(minor) }),
    z.object({ status: z.literal('refused') }),
  ]),
  withdraw: z.discriminatedUnion('status', [done, z.object({ status: z.literal('refused') })]),
  query: z.discriminatedUnion('status', [done, z.object({ status: z.literal('absent') })]),
  balance: z.object({ balanceMinor: minor }),
  totals: z.object({ depositedMinor: sum, withdrawnMinor: sum }),
};

/** What an answer may repeat of its request. */
const repeated = z.object({
  txId: z.optional(z.unknown()),
  playerRef: z.optional(z.unknown()),
  currency: z.optional(z.unknown()),
});

/** Throws for an answer that is about something else than was asked: another transfer, player or currency. */
function assertAbout(command: string, request: Record<string, unknown>, answer: unknown): void {
  for (const [field, told] of Object.entries(repeated.parse(answer))) {
    if (request[field] !== undefined && told !== request[field])
      throw new Error(`the vendor answered ${command} about another ${field}`);
  }
}

/** `POST <url>/transfer/v1/<command>`, signed as vendors sign (docs/how-to/connect-a-vendor.md), with the operator as the signer. */
export function createHttpTransferVendor(access: TransferAccess): TransferVendor {
  const ask = async <C extends keyof typeof answers>(
    command: C,
    request: Record<string, unknown>,
  ): Promise<z.output<(typeof answers)[C]>> => {
    const { href, pathname } = new URL(`${access.url.replace(/\/+$/, '')}/transfer/v1/${command}`);
    const body = JSON.stringify(request, (_key, value) => (typeof value === 'bigint' ? `${value}` : value));
    const timestamp = String(access.nowMs());
    const nonce = randomBytes(nonceBytes).toString('base64url');
    const parts = { method: 'POST', path: pathname, timestamp, nonce, body: Buffer.from(body) };
    const response = await fetch(href, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.provider]: access.provider,
        [signatureHeaders.keyId]: access.keyId,
        [signatureHeaders.timestamp]: timestamp,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: signRequest(parts, access.privateKey),
      },
      body,
      signal: AbortSignal.timeout(access.deadlineMs ?? defaultDeadlineMs),
      redirect: 'error',
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`the vendor answered ${command} with status ${response.status}`);
    }
    const answer: unknown = await response.json();
    assertAbout(command, request, answer);
    return answers[command].parse(answer) as z.output<(typeof answers)[C]>;
  };
  return {
    deposit: (request) => ask('deposit', { ...request }),
    withdraw: (request) => ask('withdraw', { ...request }),
    query: (request) => ask('query', { ...request }),
    balance: (request) => ask('balance', { ...request }),
    totals: (request) => ask('totals', { ...request }),
  };
}
