import { parseArgs } from 'node:util';
import type { AdminFault, VendorAdmin } from './vendor-admin.ts';

export const keyCommandUsage = `Keys of a vendor that calls the wallet over HTTP.
  --vendor CODE                     add a key pair; its private half is printed once and stored nowhere
  --vendor CODE --public-key TEXT   add a key that the vendor made (32 bytes of Ed25519, base64url)
  --vendor CODE --retire KEY-ID     retire a key; it is dead within a second
  --vendor CODE --list              show the keys`;

const sentences: Partial<Record<AdminFault, string>> = {
  vendor_unknown: 'There is no vendor of this code.',
  keys_full: 'The vendor has two live keys; retire one first.',
  key_unknown: 'The vendor has no live key of this id.',
  key_unfit: 'This is no Ed25519 public key in base64url, or the vendor has it already.',
};

type Admin = Pick<VendorAdmin, 'addVendorKey' | 'retireVendorKey' | 'listVendorKeys'>;

/** Does what the arguments say and tells it. Returns the exit code: 0 done, 1 refused, 2 arguments that make no sense. */
export async function runVendorKey(args: string[], admin: Admin, log: (line: string) => void): Promise<0 | 1 | 2> {
  const options = readArguments(args);
  if (!options) {
    log(keyCommandUsage);
    return 2;
  }
  const { vendor: vendorCode, retire: keyId, list, 'public-key': publicKey } = options;
  if (list) {
    const keys = await admin.listVendorKeys({ vendorCode });
    for (const key of keys) log(`${key.keyId}  ${key.createdAt.toISOString()}  ${key.retiredAt ? 'retired' : 'live'}`);
    if (keys.length === 0) log('No keys.');
    return 0;
  }
  if (keyId !== undefined) {
    const retired = await admin.retireVendorKey({ vendorCode, keyId });
    log(retired.ok ? `${keyId} is retired.` : sentenceOf(retired.fault));
    return retired.ok ? 0 : 1;
  }
  const added = await admin.addVendorKey({ vendorCode, ...(publicKey !== undefined && { publicKey }) });
  if (!added.ok) {
    log(sentenceOf(added.fault));
    return 1;
  }
  log(`X-Provider: ${vendorCode}`);
  log(`X-Key-Id: ${added.value.keyId}`);
  if (added.value.privateKeyPem !== null) log(added.value.privateKeyPem.trim());
  return 0;
}

const sentenceOf = (fault: AdminFault): string => sentences[fault] ?? fault;

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: withKeyJoined(args),
      options: { vendor: text, 'public-key': text, retire: text, list: { type: 'boolean' } },
    });
    const { vendor, ...acts } = values;
    return vendor && Object.keys(acts).length <= 1 ? { ...acts, vendor } : null;
  } catch {
    return null;
  }
}

/** 32 bytes in base64url. */
const keyForm = /^[\w-]{43}$/;

/** One key in 64 begins with a dash and would be taken for an option where it stands alone. */
function withKeyJoined(args: readonly string[]): string[] {
  const at = args.indexOf('--public-key');
  const key = args[at + 1] ?? '';
  return at >= 0 && keyForm.test(key) ? args.toSpliced(at, 2, `--public-key=${key}`) : [...args];
}
