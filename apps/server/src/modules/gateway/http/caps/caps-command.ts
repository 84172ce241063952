import { parseArgs } from 'node:util';
import { currencyExponent, formatAmount, parseAmount } from '@baize/money';
import type { VendorAccess } from '../access/vendor-access.ts';
import type { AdminFault, VendorAdmin } from '../access/vendor-admin.ts';
import type { VendorCap } from './caps.ts';

export const capsCommandUsage = `What binds a vendor that calls the wallet over HTTP.
  --vendor CODE                                      show its caps, its addresses and whether it is disabled
  --vendor CODE --currency C --single-win A --hourly-loss A
                                                     set its caps: an amount as 50000.00, or none
  --vendor CODE --currency C --defaults                 the usual caps of the currency hold again
  --defaults --currency C --single-win A --hourly-loss A
                                                     set the usual caps, of all vendors without their own
  --vendor CODE --addresses N,N                      networks that it may call from, as 203.0.113.0/24; anywhere: from all
  --vendor CODE --enable                             let it play again after its caps disabled it`;

const sentences: Partial<Record<AdminFault, string>> = {
  vendor_unknown: 'There is no vendor of this code.',
  address_unfit: 'A network is an address, a slash and its bits, with nothing behind the bits.',
  cap_unfit: 'A cap is above 0 and has at most 15 digits of minor units, in a currency that the operator knows.',
};

type Admin = Pick<
  VendorAdmin,
  'setVendorCaps' | 'setDefaultCaps' | 'useDefaultCaps' | 'setVendorAddresses' | 'enableVendor' | 'vendorAccess'
>;

/** Does what the arguments say and tells it. Returns the exit code: 0 done, 1 refused, 2 arguments that make no sense. */
export async function runVendorCaps(args: string[], admin: Admin, log: (line: string) => void): Promise<0 | 1 | 2> {
  const work = workOf(args, admin);
  if (!work) {
    log(capsCommandUsage);
    return 2;
  }
  const answer = await work();
  if (!answer.ok) {
    log(sentences[answer.fault] ?? answer.fault);
    return 1;
  }
  if (answer.value === null) log('Done; it holds within a second.');
  else for (const line of linesOf(answer.value)) log(line);
  return 0;
}

type Answer = Awaited<ReturnType<Admin['vendorAccess']>> | Awaited<ReturnType<Admin['enableVendor']>>;

/** Null: the arguments make no sense. */
function workOf(args: string[], admin: Admin): (() => Promise<Answer>) | null {
  const options = readOptions(args);
  if (!options) return null;
  const { vendor, currency, defaults = false, addresses, enable = false } = options;
  const cap = capFrom(options);
  const asked = [cap !== null, addresses !== undefined, enable].filter(Boolean).length;
  if (cap === 'wrong' || asked > 1) return null;
  if (vendor === undefined)
    return cap && defaults && currency ? () => admin.setDefaultCaps({ currencyCode: currency, ...cap }) : null;
  const vendorCode = vendor;
  if (cap && currency && !defaults) return () => admin.setVendorCaps({ vendorCode, currencyCode: currency, ...cap });
  if (cap) return null;
  if (defaults)
    return currency && asked === 0 ? () => admin.useDefaultCaps({ vendorCode, currencyCode: currency }) : null;
  if (currency !== undefined) return null;
  if (addresses !== undefined) return () => admin.setVendorAddresses({ vendorCode, networks: networksOf(addresses) });
  return enable ? () => admin.enableVendor({ vendorCode }) : () => admin.vendorAccess({ vendorCode });
}

type Options = NonNullable<ReturnType<typeof readOptions>>;

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = {
      vendor: text,
      currency: text,
      'single-win': text,
      'hourly-loss': text,
      addresses: text,
      defaults: flag,
      enable: flag,
    };
    return parseArgs({ args, options }).values;
  } catch {
    return null;
  }
}

const networksOf = (list: string): string[] => (list === 'anywhere' ? [] : list.split(',').map((part) => part.trim()));

/** Both caps are said together, so that none is forgotten. */
function capFrom({ currency, 'single-win': single, 'hourly-loss': hourly }: Options): VendorCap | 'wrong' | null {
  if (single === undefined && hourly === undefined) return null;
  const exponent = currencyExponent(currency ?? '');
  if (single === undefined || hourly === undefined || exponent === null) return 'wrong';
  const [singleWinMinor, hourlyLossMinor] = [minorOf(single, exponent), minorOf(hourly, exponent)];
  if (singleWinMinor === undefined || hourlyLossMinor === undefined) return 'wrong';
  return { singleWinMinor, hourlyLossMinor };
}

/** Undefined: it is no amount. */
function minorOf(text: string, exponent: number): bigint | null | undefined {
  if (text === 'none') return null;
  const parsed = parseAmount(text, exponent, 'positive');
  return parsed.ok ? parsed.amountMinor : undefined;
}

function linesOf({ networks, caps, isDisabled }: VendorAccess): string[] {
  const amount = (minor: bigint | null, code: string) =>
    minor === null ? 'none' : formatAmount(minor, currencyExponent(code) ?? 0);
  return [
    isDisabled ? 'disabled' : 'enabled',
    `addresses  ${networks.length === 0 ? 'anywhere' : networks.join(', ')}`,
    ...caps.map(
      ({ currencyCode, isOwn, singleWinMinor, hourlyLossMinor }) =>
        `${currencyCode}  single win ${amount(singleWinMinor, currencyCode)}, hourly loss ${amount(hourlyLossMinor, currencyCode)}` +
        `  (${isOwn ? 'its own' : 'defaults'})`,
    ),
  ];
}
