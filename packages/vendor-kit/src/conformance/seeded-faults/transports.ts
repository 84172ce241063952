import { checkRequest, type WalletCommand } from '../../http/index.ts';
import type { TransportChecks } from '../../reference-wallet/http-server.ts';

/** A door of HTTP that is wrong on purpose. */
export interface TransportFault {
  name: string;
  withFault: (checks: TransportChecks) => TransportChecks;
  caughtBy: readonly string[];
}

const parsed = (body: Uint8Array) => JSON.parse(Buffer.from(body).toString('utf8'));

/** Reads requests by another way than the strict one; what cannot be read at all is left to that one. */
const readBy =
  (change: (json: Record<string, unknown>, command: WalletCommand) => unknown): TransportFault['withFault'] =>
  (checks) => ({
    ...checks,
    decode: (command, body) => {
      try {
        const lenient = checkRequest(command, change(parsed(body), command));
        return lenient.ok ? lenient : checks.decode(command, body);
      } catch {
        return checks.decode(command, body);
      }
    },
  });

const knownOf = (json: Record<string, unknown>, command: WalletCommand) => {
  const checked = checkRequest(command, json);
  if (checked.ok) return json;
  const unknown = Object.entries(checked.fields).filter(([, fault]) => fault === 'field_unknown');
  return Object.fromEntries(Object.entries(json).filter(([name]) => !unknown.some(([field]) => field === name)));
};

export const transportFaults: readonly TransportFault[] = [
  {
    name: 'nonces are not remembered',
    caughtBy: ['V-15', 'V-16'],
    withFault: (checks) => ({ ...checks, isNewNonce: () => true }),
  },
  {
    name: 'timestamps are not looked at',
    caughtBy: ['V-11', 'V-12'],
    withFault: (checks) => ({ ...checks, isFresh: () => true }),
  },
  {
    name: 'only old timestamps are refused',
    caughtBy: ['V-12'],
    withFault: (checks) => ({ ...checks, isFresh: (timestampMs) => Date.now() - timestampMs <= 60_000 }),
  },
  {
    name: 'clocks must agree to the second',
    caughtBy: ['V-17'],
    withFault: (checks) => ({ ...checks, isFresh: (timestampMs) => Math.abs(Date.now() - timestampMs) <= 1_000 }),
  },
  {
    name: 'the signature is checked over the parsed body',
    caughtBy: ['V-08', 'V-18'],
    withFault: (checks) => ({
      ...checks,
      verify: (parts, key) => {
        try {
          return checks.verify({ ...parts, body: Buffer.from(JSON.stringify(parsed(parts.body))) }, key);
        } catch {
          return checks.verify(parts, key);
        }
      },
    }),
  },
  {
    name: 'signatures are not checked',
    caughtBy: ['V-03', 'V-04', 'V-07', 'V-09', 'V-10', 'V-13', 'V-14'],
    withFault: (checks) => ({ ...checks, verify: () => true }),
  },
  {
    name: 'amounts may be numbers',
    caughtBy: ['I-05', 'I-06'],
    withFault: readBy((json) => ({ ...json, amountMinor: String(json.amountMinor) })),
  },
  {
    name: 'amounts are trimmed',
    caughtBy: ['I-05', 'I-06'],
    withFault: readBy((json) => ({ ...json, amountMinor: String(json.amountMinor).trim().replace(/\.0+$/, '') })),
  },
  {
    name: 'of a field that stands twice the last one counts',
    caughtBy: ['I-13'],
    withFault: readBy((json) => json),
  },
  {
    name: 'unknown fields are overlooked',
    caughtBy: ['I-10'],
    withFault: readBy(knownOf),
  },
  {
    name: 'any key of the operator signs for every vendor',
    caughtBy: ['V-06'],
    withFault: (checks) => {
      const keys = new Set<Parameters<typeof checks.verify>[1]>();
      return {
        ...checks,
        verify: (parts, key) => {
          keys.add(key);
          return [...keys].some((known) => checks.verify(parts, known));
        },
      };
    },
  },
];
