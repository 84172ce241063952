import * as z from 'zod';
import type { VendorWallet } from '../wallet.ts';
import { answers, nameOfNullable } from './answers.ts';
import { type FieldFault, faultsOf } from './fields.ts';
import { requests } from './requests.ts';
import { readStrictJson } from './strict-json.ts';

/**
 * The JSON form of the wallet contract. It has the names of `VendorWallet`, field by field; each bigint travels as a decimal string of
 * minor units ("6000"). Only the answers that may be null stand under a name of their own (`nameOfNullable`), and `endSession` answers
 * `{"status":"ok"}`.
 */

export type WalletCommand = keyof VendorWallet;
export type RequestOf<C extends WalletCommand> = Parameters<VendorWallet[C]>[0];
export type AnswerOf<C extends WalletCommand> = Awaited<ReturnType<VendorWallet[C]>>;

export const walletCommands = Object.keys(requests) as WalletCommand[];
export const isWalletCommand = (name: string): name is WalletCommand => Object.hasOwn(requests, name);

/** Where a command is served. */
export const pathOf = (command: WalletCommand): string => `/wallet/v1/${command}`;
const defaultBodyBytes = 64 * 1024;
/** Room for the most bets with ids of a usual length; of the longest ids about 4,500 fit. */
export const largestBulkBytes = 2 * 1024 * 1024;
/** The most bytes that a command's body may have. */
export const largestBodyOf = (command: WalletCommand): number =>
  command === 'settleBets' ? largestBulkBytes : defaultBodyBytes;

type RequestSchemas = { [C in WalletCommand]: z.ZodType<RequestOf<C>> };
const requestSchemas: RequestSchemas = requests;

type NameOfNullable = typeof nameOfNullable;
export type WrappedAnswer<C extends WalletCommand> = C extends keyof NameOfNullable
  ? { [N in NameOfNullable[C]]: AnswerOf<C> }
  : C extends 'endSession'
    ? { status: 'ok' }
    : AnswerOf<C>;
const answerSchemas: { [C in WalletCommand]: z.ZodType<WrappedAnswer<C>> } = answers;

export type Decoded<V> = { ok: true; value: V } | { ok: false; fields: Record<string, FieldFault> };

const withoutBigints = (_name: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

/** Any value of the contract as JSON: each bigint as a decimal string. */
export const toWireJson = (value: unknown): string => JSON.stringify(value, withoutBigints);

export const encodeRequest = <C extends WalletCommand>(_command: C, request: RequestOf<C>): string =>
  toWireJson(request);

/** Reads a request of a stranger out of its raw bytes. */
export function decodeRequest<C extends WalletCommand>(command: C, body: Uint8Array): Decoded<RequestOf<C>> {
  const json = readStrictJson(body);
  return json.ok ? checkRequest(command, json.value) : { ok: false, fields: { [json.field]: json.fault } };
}

/** Checks a request that is parsed already. */
export function checkRequest<C extends WalletCommand>(command: C, json: unknown): Decoded<RequestOf<C>> {
  const parsed = z.safeParse(requestSchemas[command], json, { reportInput: true });
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: faultsOf(parsed.error.issues) };
}

const nameOfAnswer: { readonly [C in WalletCommand]?: string } = nameOfNullable;

/** The answer as a plain value that JSON can hold but for its bigints. */
export function wrapAnswer<C extends WalletCommand>(command: C, answer: AnswerOf<C>): WrappedAnswer<C> {
  const name = nameOfAnswer[command];
  const wrapped = name === undefined ? answer : { [name]: answer };
  return (command === 'endSession' ? { status: 'ok' } : wrapped) as WrappedAnswer<C>;
}

export const encodeAnswer = <C extends WalletCommand>(command: C, answer: AnswerOf<C>): string =>
  toWireJson(wrapAnswer(command, answer));

/** Reads an answer out of its JSON text. */
export function decodeAnswer<C extends WalletCommand>(command: C, text: string): Decoded<AnswerOf<C>> {
  const json = readStrictJson(new TextEncoder().encode(text));
  if (!json.ok) return { ok: false, fields: { [json.field]: json.fault } };
  const parsed = z.safeParse(answerSchemas[command], json.value, { reportInput: true });
  if (!parsed.success) return { ok: false, fields: faultsOf(parsed.error.issues) };
  return { ok: true, value: unwrapAnswer(command, parsed.data as WrappedAnswer<C>) };
}

function unwrapAnswer<C extends WalletCommand>(command: C, read: WrappedAnswer<C>): AnswerOf<C> {
  if (command === 'endSession') return undefined as AnswerOf<C>;
  const name = nameOfAnswer[command];
  return (name === undefined ? read : (read as Record<string, unknown>)[name]) as AnswerOf<C>;
}

/** What an answer of any other status than 200 says. Nothing was done for these, but for `internal`, where it is not known. */
export interface WireFailure {
  error:
    | 'unauthorized'
    | 'invalid_input'
    | 'body_too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'service_unavailable'
    | 'internal';
  /** Of a failure nobody expected: by it the operator finds its line in the log. */
  reference?: string;
  /** With `invalid_input`: the wrong fields by their dotted path. */
  fields?: Record<string, FieldFault>;
}

/** The commands that are answered otherwise than by one WalletAnswer. */
const otherCommands: readonly WalletCommand[] = [
  'authenticate',
  'checkSession',
  'endSession',
  'balance',
  'getRound',
  'getTx',
  'queryTransfer',
  'settleBets',
  'pools',
  'feed',
];
/** True: the command is answered by a WalletAnswer. */
export const isMoneyCommand = (command: WalletCommand): boolean => !otherCommands.includes(command);
