import type { VendorWallet, WalletAnswer, WalletBalance, WalletCode } from '@baize/vendor-kit';
import {
  type AnswerOf,
  checkRequest,
  type FieldFault,
  isMoneyCommand,
  type RequestOf,
  readStrictJson,
  toWireJson,
  type WalletCommand,
  wrapAnswer,
} from '@baize/vendor-kit/http';
import type { InQueue } from '../../../../platform/jobs/key-queues.ts';
import { BalanceBeyondBoundError, BatchWriterOverloadedError } from '../../../ledger/index.ts';
import { answered } from '../../answers.ts';
import { TurnoverBeyondBoundError } from '../../turnover.ts';
import type { VendorProfile } from '../access/profiles.ts';
import { adaptRequest, cancelAnswer, faultsForVendor, idsAsSent } from '../adapter.ts';
import { type BulkAsked, bulkJson, createBulkSettling, playerRefForm, playersNamedIn, unknownBulk } from '../bulk.ts';
import { answerInDecimals } from '../decimal-answers.ts';
import type { Passage, VendorGuard } from '../guard.ts';
import type { PlayerOf } from '../players.ts';
import type { VendorRequest } from '../vendor-request.ts';
import { idsInvolved, sessionCommands, subjectOf } from './acts.ts';
import type { AnswerMemory } from './answer-memory.ts';

export type Reply =
  /** `reference`: of the line in the log that says why it is INTERNAL. */
  | { status: 200; json: string; reference?: string }
  | { status: 400; fields: Record<string, FieldFault> }
  /** A question that could not be answered. */
  | { status: 500; reference: string }
  /** Surely nothing was done. */
  | { status: 503 };

export interface ExecuteDependencies {
  walletFor: (vendorCode: string) => VendorWallet;
  /** The same, where what it pays waits for a person. */
  holdingWalletFor: (vendorCode: string) => VendorWallet;
  playerOf: PlayerOf;
  guard: VendorGuard;
  memory: AnswerMemory;
  inQueue: InQueue;
  /** `reference`: what the vendor is told, to be found in the log. */
  onFailure: (error: unknown, reference: string) => void;
  newReference: () => string;
}

/** A request that may be asked of the wallet, or what the vendor is told instead. */
export type Prepared = { ok: false; reply: Reply } | { ok: true; run: () => Promise<Reply>; late: () => Reply };

interface Job<C extends WalletCommand> extends VendorRequest<C> {
  /** The body as the vendor wrote it. */
  sent: unknown;
}

/** Stands in where no player is known, to check the form of an amount all the same. */
const defaultExponent = 2;

/** From the raw bytes of an admitted request to the bytes of its answer. */
export function createExecute(deps: ExecuteDependencies) {
  const { walletFor, holdingWalletFor, playerOf, guard, memory, inQueue, onFailure, newReference } = deps;

  /** What is answered without asking the wallet, or how it is asked. */
  const admit = async <C extends WalletCommand>(job: Job<C>): Promise<{ answer: AnswerOf<C> } | Passage> => {
    const { profile, wallet, command, request, player } = job;
    if (profile.adapter.amounts.form === 'decimal' && !player && isMoneyCommand(command)) {
      const code = sessionCommands.includes(command) ? 'SESSION_INVALID' : 'REF_NOT_FOUND';
      return { answer: refusal(command, request, code, null) };
    }
    const authenticated = await guard.admit(job);
    if (!('bar' in authenticated)) return authenticated;
    const { playerRef } = request as { playerRef?: string };
    const balance = playerRef === undefined ? null : await wallet.balance({ playerRef });
    return { answer: refusal(command, request, authenticated.bar, balance) };
  };

  const cancelled = async (job: Job<'cancel'>): Promise<WalletAnswer> => {
    const wasKnown = await memory.wasTargetKnown(job);
    const answer = await job.wallet.cancel(job.request);
    if (answer.code === 'OK' && !wasKnown) await memory.noteUnknownTarget(job);
    return cancelAnswer(job.profile.adapter, wasKnown, answer);
  };

  const decide = async <C extends WalletCommand>(job: Job<C>): Promise<AnswerOf<C>> => {
    const { profile, command, request } = job;
    const passage = await admit(job);
    if ('answer' in passage) return passage.answer;
    const wallet = passage.isHeld ? holdingWalletFor(profile.vendorCode) : job.wallet;
    const ask = wallet[command] as (asked: RequestOf<C>) => Promise<AnswerOf<C>>;
    if (!isMoneyCommand(command)) return ask(request);
    const asked = command === 'cancel' ? cancelled(job as Job<'cancel'>) : ask(request);
    const answer = (await asked.catch((error) => guard.forget(passage, error))) as WalletAnswer;
    await guard.note(job, answer, passage);
    return (await memory.withBalanceOfFirst(job, answer)) as AnswerOf<C>;
  };

  const run = async <C extends WalletCommand>(job: Job<C>): Promise<Reply> => {
    try {
      return await inQueue(keysOf(job), async () => replyTo(job, await decide(job), playerOf));
    } catch (error) {
      if (error instanceof BatchWriterOverloadedError) return { status: 503 };
      if (error instanceof BalanceBeyondBoundError) return tooMuch(job);
      if (error instanceof TurnoverBeyondBoundError) return tooMuchTurnover(job);
      if (job.command === 'feed' && isWrongCursor(error)) return { status: 400, fields: { after: 'field_format' } };
      return failed(job, error);
    }
  };

  /** Nobody knows what was done; the commands that cannot say so in their answer say it by their status. */
  const failed = <C extends WalletCommand>(job: Job<C>, error: unknown): Reply => {
    const reference = newReference();
    onFailure(error, reference);
    const json = unknownEnd(job);
    if (json !== null) return { status: 200, json, reference };
    return { status: 500, reference };
  };

  /** The time is up: of an act nobody knows its end, of a question that is all there is to tell. */
  const late = <C extends WalletCommand>(job: Job<C>): Reply => {
    const json = unknownEnd(job);
    if (json !== null) return { status: 200, json };
    return failed(job, new Error(`${job.command} of ${job.profile.vendorCode} took longer than an answer may`));
  };

  const settleAll = createBulkSettling({
    ...deps,
    onFailure: (error) => onFailure(error, newReference()),
  });
  const prepareBulk = async (profile: VendorProfile, sent: unknown): Promise<Prepared> => {
    const players = await playersNamedIn(sent, profile, playerOf);
    const exponentOf = (playerRef: unknown) => players.get(String(playerRef))?.exponent ?? defaultExponent;
    const adapted = adaptRequest(profile.adapter, 'settleBets', sent, exponentOf);
    if (!adapted.ok) return wrong(adapted.fields);
    const checked = checkRequest('settleBets', adapted.json);
    if (!checked.ok) return wrong(faultsForVendor(profile.adapter, checked.fields));
    const { bets } = checked.value;
    const all: BulkAsked = { profile, wallet: walletFor(profile.vendorCode), bets, players, sent };
    const keys = bets.map(({ betId }) => keyOf(profile, betId));
    return {
      ok: true,
      run: () => inQueue(keys, async () => ({ status: 200, json: bulkJson(all, await settleAll(all)) })),
      late: () => ({ status: 200, json: unknownBulk(all) }),
    };
  };

  return async <C extends WalletCommand>(profile: VendorProfile, command: C, body: Uint8Array): Promise<Prepared> => {
    const json = readStrictJson(body);
    if (!json.ok) return wrong({ [json.field]: json.fault });
    if (command === 'settleBets') return prepareBulk(profile, json.value);
    const player = await playerNamedIn(json.value, profile, playerOf);
    const adapted = adaptRequest(profile.adapter, command, json.value, player?.exponent ?? defaultExponent);
    if (!adapted.ok) return wrong(adapted.fields);
    const checked = checkRequest(command, adapted.json);
    if (!checked.ok) return wrong(faultsForVendor(profile.adapter, checked.fields));
    const wallet = walletFor(profile.vendorCode);
    const job = { profile, wallet, command, request: checked.value, player, sent: json.value };
    return { ok: true, run: () => run(job), late: () => late(job) };
  };
}

/** A cursor that was not taken from this feed: the wallet cannot read it, or the database cannot. */
const isWrongCursor = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && 'code' in error && String(error.code).startsWith('22'));

/** The player of a body, where the amounts or a cap ask for him. */
async function playerNamedIn(json: unknown, { vendorCode }: VendorProfile, playerOf: PlayerOf) {
  const { playerRef } = (json ?? {}) as { playerRef?: unknown };
  return typeof playerRef === 'string' && playerRefForm.test(playerRef) ? playerOf(vendorCode, playerRef) : null;
}

/** An answer in the form in which the vendor hears it. */
async function replyTo<C extends WalletCommand>(job: Job<C>, answer: AnswerOf<C>, playerOf: PlayerOf): Promise<Reply> {
  const { adapter } = job.profile;
  const wrapped = idsAsSent(adapter, wrapAnswer(job.command, answer), job.sent);
  const told = adapter.amounts.form === 'minor' ? wrapped : await answerInDecimals(job, wrapped, playerOf);
  return { status: 200, json: toWireJson(told) };
}

/** The answer of an act whose end nobody knows; null: a question has none. */
function unknownEnd<C extends WalletCommand>({ profile, command, request, sent }: Job<C>): string | null {
  if (!isMoneyCommand(command) && command !== 'authenticate') return null;
  const answer = wrapAnswer(command, refusal(command, request, 'INTERNAL', null));
  return toWireJson(idsAsSent(profile.adapter, answer, sent));
}

/** The amount is more than the player's balance can hold: wrong input, and surely nothing moved. */
function tooMuch<C extends WalletCommand>({ profile, request }: Job<C>): Reply {
  const field = ['payoutMinor', 'credits'].find((name) => name in request) ?? 'amountMinor';
  return { status: 400, fields: faultsForVendor(profile.adapter, { [field]: 'amount_too_large' }) };
}

/** More is said of the valid turnover than was at stake: wrong input, and surely nothing moved. */
const tooMuchTurnover = <C extends WalletCommand>({ profile }: Job<C>): Reply => ({
  status: 400,
  fields: faultsForVendor(profile.adapter, { validTurnoverMinor: 'field_range' }),
});

const wrong = (fields: Record<string, FieldFault>): Prepared => ({ ok: false, reply: { status: 400, fields } });

function refusal<C extends WalletCommand>(
  command: C,
  request: RequestOf<C>,
  code: WalletCode,
  balance: WalletBalance | null,
): AnswerOf<C> {
  const answer =
    command === 'authenticate' ? { status: 'refused', code } : answered(code, { txId: subjectOf(request), balance });
  return answer as AnswerOf<C>;
}

/** Attempts under one id are looked at one after the other. */
function keysOf<C extends WalletCommand>(job: Job<C>): string[] {
  const { profile, command, request } = job;
  if (!isMoneyCommand(command)) return [];
  return idsInvolved(request).map((id) => keyOf(profile, id));
}

const keyOf = ({ vendorCode }: VendorProfile, id: string): string => `${vendorCode} id ${id}`;
