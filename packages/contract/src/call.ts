import type * as z from 'zod/mini';
import type { accessErrors, commonErrors, encryptionErrors, MessageKey } from './errors.ts';
import type { GameType, SecondFactorMethod } from './fields.ts';
import type { StaffPermission } from './permissions.ts';

/**
 * Who may make a call: everybody, any signed-in account (trial too), any account but a trial one, an agent's (`agentTypes`), a game in its frame, a visitor who may be
 * signed in or hold a chat token (`visitor`), or the operator's staff.
 */
export type Access = keyof typeof accessErrors;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type ObjectSchema = z.ZodMiniType<object>;

/**
 * One call as data. The server's routes, the typed client and the OpenAPI page are made from it.
 * `data` is the schema of the JSON in the one query parameter of that name ("GET with a data payload").
 */
export interface Call {
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** True: a call about the process itself, answered for every host; a load balancer's probe knows no brand. */
  readonly brandless?: true;
  /** True: answered while the site is closed for maintenance or for a region. Calls of a game's or of staff's session always are. */
  readonly whileClosed?: true;
  /** True: among the few that a session may make while its password has to be changed: see whose it is, change the password, leave. */
  readonly beforePasswordChange?: true;
  /** True: made in a game's frame, of any origin, before it has a session. Calls of a game's session are unless they say false. */
  readonly framed?: boolean;
  /** With `staff`: who has this permission; without it any staff may. */
  readonly permission?: StaffPermission;
  /** With `staff`: it concerns all brands, so only staff that looks after all of them may. */
  readonly forAllBrands?: true;
  /** With `staff`: true for what a session may do before its second factor was given. */
  readonly beforeSecondFactor?: true;
  /**
   * True: the product's specification names the call and its fields. What it does not name is ignored there, and a sealed body that names no
   * call is opened; calls of our own refuse both.
   */
  readonly specified?: true;
  /** True: the body is a compact JWE whose payload carries the fields and `ts`, `nonce` (docs/calls.md). */
  readonly encrypted: boolean;
  /** True: an encrypted call that takes its fields as plain JSON too. */
  readonly plainToo?: true;
  /** Attempts that one client address has in a minute; without it the server's general cap holds. */
  readonly perMinute?: number;
  /** True: the answer changes seldom; it carries an ETag, and a client that has it already is told 304 without a body. */
  readonly revalidated?: boolean;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly data?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** True: the body is an HTML form's (`application/x-www-form-urlencoded`). */
  readonly form?: boolean;
  /** True: the body may be an HTML form's too, about which a browser does not ask beforehand when the page has no origin. */
  readonly formToo?: true;
  /** The body is a file of one of these types, and no JSON. */
  readonly upload?: { readonly contentTypes: readonly string[]; readonly maxBytes: number };
  readonly answer: z.ZodMiniType;
  readonly errors: readonly MessageKey[];
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/**
 * Whether a game in its sandboxed frame makes the call: a stranger to every origin, whose secret stands in a header that only it knows. A game
 * that is a screen of the site says `framed: false`.
 */
export const isFramed = ({ access, framed }: Call): boolean => framed ?? access === 'gameSession';

/** Whether the call is answered while the site is closed. A round that is under way is played to its end, and staff works. */
export const staysOpen = ({ access, whileClosed }: Call): boolean =>
  access === 'gameSession' || access === 'staff' || whileClosed === true;

type Field<C, K extends string> = C extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown;
type SentField<C, K extends string> = C extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** What a handler receives: `params`, `query`, `data`, `body`, `upload`, as far as the call has them. */
export type CallInput<C extends Call> = Field<C, 'params'> &
  Field<C, 'query'> &
  Field<C, 'data'> &
  Field<C, 'body'> &
  (C extends { upload: object } ? { upload: Uint8Array } : unknown);
/** What a client sends. */
export type CallRequest<C extends Call> = SentField<C, 'params'> &
  SentField<C, 'query'> &
  SentField<C, 'data'> &
  SentField<C, 'body'> &
  (C extends { upload: object } ? { upload: Blob } : unknown);
export type CallValue<C extends Call> = z.output<C['answer']>;
/** The failures that a call's handler itself may answer. */
export type CallError<C extends Call> = C['errors'][number] | (typeof commonErrors)[number];
/** Every failure that a client of the call may meet. */
export type AnyCallError<C extends Call> =
  | CallError<C>
  | (typeof accessErrors)[C['access']][number]
  | (C['encrypted'] extends true ? (typeof encryptionErrors)[number] : never);

/** The envelope of every answer. `message` is a translation key, empty on success. */
export type Answer<V> =
  | { success: true; value: V; message: '' }
  | { success: false; value: FailureDetail | null; message: MessageKey };

export type FailureDetail = {
  fields?: Record<string, { key: string; patternId?: number; min?: number; max?: number }>;
  retryAfterSeconds?: number;
  /** With `round_too_soon`. */
  retryAfterMs?: number;
  /** With `table_limit`: the bet that is too small or too large, and what the table takes on it; amounts in minor units. */
  bet?: { key: string; selection: string; minMinor: string; maxMinor: string };
  /** With `play_barred`: when the break or the exclusion ends; null: never. */
  until?: string | null;
  captcha?: boolean;
  /** With `second_factor_required`: what counts, the login that waits for it, and what the browser is asked with for a passkey. */
  secondStep?: { ticket: string; methods: SecondFactorMethod[]; passkey: Record<string, unknown> | null };
  /** With `service_unavailable` of the health call: why nothing can be written. */
  reason?: 'disk_full' | 'read_only';
  /** With `game_unavailable`: other popular games that can be played now. */
  games?: {
    vassalage: string;
    gameCode: string;
    gameType: GameType;
    gameName: string;
    coverUrl: string;
  }[];
  /** With `game_unavailable`: when its maintenance ends by itself; left out: nobody knows. */
  endsAt?: string;
  /** Names an unexpected crash in the server's log. */
  reference?: string;
};
