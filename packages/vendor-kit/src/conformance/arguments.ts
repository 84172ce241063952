import { parseArgs } from 'node:util';

/** What the command was asked to do. */
export interface Arguments {
  url: string;
  provider: string;
  keyId: string;
  keyFile: string;
  /** An admin server over HTTP; without one `tokensFile` names a file of launch tokens. */
  admin: string | undefined;
  tokensFile: string | undefined;
  /** Keys of the same vendor beside its own: one that is as good, and one that is retired. */
  second: { keyId: string; keyFile: string } | undefined;
  retired: { keyId: string; keyFile: string } | undefined;
  other: { provider: string; keyId: string; keyFile: string; admin: string; isSingle: boolean } | undefined;
  /** The vendor has no wallet of its own at the operator. */
  isSingle: boolean;
  /** Only cases whose number or group begins so. */
  only: readonly string[];
  parallel: number;
  caseLifeMs: number;
  /** How long one answer is waited for. */
  deadlineMs: number;
  jsonFile: string | undefined;
  /** Compare all sequences up to this length too; 6 makes 5,460. */
  sequences: number;
}

export const usage = `Tries an operator's wallet over HTTP as its vendor.

  baize-conformance --url https://house.example --provider acme --key-id k1 --key-file key.pem --admin http://127.0.0.1:4830

  --url <url>             the operator; its wallet is at <url>/wallet/v1/
  --provider <code>       the vendor's code at the operator
  --key-id <id>           the id of its key (k1)
  --key-file <file>       its Ed25519 private key, PKCS#8 PEM
  --second-key-id <id>    a second live key of the vendor, with --second-key-file; without one its cases are skipped
  --retired-key-id <id>   a key that was retired, with --retired-key-file; without one its cases are skipped
  --admin <url>            a test admin server that makes players
  --tokens <file>         instead of an admin server: launch tokens, one a line; what needs more is skipped
  --other-provider <code> a second vendor, with --other-key-id, --other-key-file and --other-admin
  --single                the vendor has no wallet of its own at the operator; --other-single: nor has the second vendor
  --only <text>           only cases whose number or group begins so; may be given again
  --parallel <n>          cases at once (6)
  --case-life <ms>        the longest that one case may take (60000)
  --deadline <ms>         how long one answer is waited for (10000)
  --sequences <n>         also compare all sequences of bet, win and cancel up to this length (0 to 6)
  --json <file>           also write the report as JSON
  --help

Exit code 0: nothing failed. 1: a case failed. 2: the command could not run.`;

/** A mistake in the command line; the message names the option. */
export class ArgumentFault extends Error {}

const options = {
  url: { type: 'string' },
  provider: { type: 'string' },
  'key-id': { type: 'string', default: 'k1' },
  'key-file': { type: 'string' },
  'second-key-id': { type: 'string' },
  'second-key-file': { type: 'string' },
  'retired-key-id': { type: 'string' },
  'retired-key-file': { type: 'string' },
  admin: { type: 'string' },
  tokens: { type: 'string' },
  'other-provider': { type: 'string' },
  'other-key-id': { type: 'string', default: 'k1' },
  'other-key-file': { type: 'string' },
  'other-admin': { type: 'string' },
  'other-single': { type: 'boolean', default: false },
  single: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  parallel: { type: 'string', default: '6' },
  'case-life': { type: 'string', default: '60000' },
  deadline: { type: 'string', default: '10000' },
  sequences: { type: 'string', default: '0' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Null: help was asked for. Throws ArgumentFault. */
export function readArguments(args: readonly string[]): Arguments | null {
  const values = parsed(args);
  if (values.help) return null;
  if ((values.admin === undefined) === (values.tokens === undefined)) {
    throw new ArgumentFault('give either --admin or --tokens');
  }
  return {
    url: webUrl('--url', needed('--url', values.url)),
    provider: needed('--provider', values.provider),
    keyId: values['key-id'],
    keyFile: needed('--key-file', values['key-file']),
    admin: values.admin === undefined ? undefined : webUrl('--admin', values.admin),
    tokensFile: values.tokens,
    second: keyBeside('second', values),
    retired: keyBeside('retired', values),
    other: otherOf(values),
    isSingle: values.single,
    only: values.only ?? [],
    parallel: wholeNumber('--parallel', values.parallel, 1, 256),
    caseLifeMs: wholeNumber('--case-life', values['case-life'], 100, 3_600_000),
    deadlineMs: wholeNumber('--deadline', values.deadline, 100, 600_000),
    jsonFile: values.json,
    sequences: wholeNumber('--sequences', values.sequences, 0, 6),
  };
}

function parsed(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new ArgumentFault(error instanceof Error ? error.message : String(error));
  }
}

function keyBeside(which: 'second' | 'retired', values: Values): Arguments['second'] {
  const [idOption, fileOption] = [`${which}-key-id`, `${which}-key-file`] as const;
  const [keyId, keyFile] = [values[idOption], values[fileOption]];
  if (keyId === undefined && keyFile === undefined) return undefined;
  return { keyId: needed(`--${idOption}`, keyId), keyFile: needed(`--${fileOption}`, keyFile) };
}

function otherOf(values: Values): Arguments['other'] {
  const provider = values['other-provider'];
  if (provider === undefined) return undefined;
  return {
    provider,
    keyId: values['other-key-id'],
    keyFile: needed('--other-key-file', values['other-key-file']),
    admin: webUrl('--other-admin', needed('--other-admin', values['other-admin'])),
    isSingle: values['other-single'],
  };
}

function needed(option: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new ArgumentFault(`${option} is missing`);
  return value;
}

function webUrl(option: string, value: string): string {
  const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isWeb) throw new ArgumentFault(`${option} is no http or https URL: ${value}`);
  return value;
}

function wholeNumber(option: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ArgumentFault(`${option} is no whole number from ${min} to ${max}: ${value}`);
}
