import type { LimitKind, WalletAnswer } from '@baize/vendor-kit';
import type { Standing } from './checks/history.ts';
import { key, type State } from './database/state.ts';
import type { Message } from './messages.ts';
import { Violation } from './schedule.ts';
import type { World } from './world.ts';

/** How the world stood when a request arrived. */
interface Before {
  commits: number;
  /** The act was booked already. */
  act: boolean;
}

/** Every answer that leaves a process must have been true at some moment between the request's coming and the answer's going. */
export function checkAnswer(world: World, message: Message, answer: WalletAnswer, before: Before): void {
  if (answer.code === 'INTERNAL') return;
  checkBalance(world, message, answer, before);
  if (answer.status === 'ok') checkBooked(world, message, answer);
  else checkRefusal(world, message, answer, before);
}

function checkBalance({ history, database }: World, message: Message, answer: WalletAnswer, { commits }: Before): void {
  const { balance } = answer;
  if (!balance) throw new Violation('answer', `${message.name} of a known player has no balance`);
  const found = history.withVersion(message.memberId, balance.version);
  if (!found)
    throw new Violation('answer', `no wallet ever had the version ${balance.version} that ${message.name} tells`);
  const { status, until } = found;
  if (status.cashMinor !== balance.cashMinor || status.lockedMinor !== balance.lockedMinor) {
    throw new Violation(
      'answer',
      `${message.name} tells ${balance.cashMinor}/${balance.lockedMinor}, version ${balance.version} has ${status.cashMinor}/${status.lockedMinor}`,
    );
  }
  if (until <= commits) {
    throw new Violation(
      'answer',
      `${message.name} tells a balance from before the request (${database.state.commits.length})`,
    );
  }
}

/** Amounts that an accepted request moved, by the act's id; null: the amount follows from more than the request. */
function movedBy({ name, request }: Message): [txId: string, amountMinor: bigint][] {
  const asked = request as { txId: string; amountMinor: bigint; debits?: never[]; credits?: never[]; betId?: string };
  switch (name) {
    case 'debit':
    case 'credit':
    case 'promo':
    case 'transferIn':
    case 'transferOut':
      return [[asked.txId, asked.amountMinor]];
    case 'makeBet':
      return [[asked.betId ?? '', asked.amountMinor]];
    case 'play':
      return [...(asked.debits ?? []), ...(asked.credits ?? [])].map(({ txId, amountMinor }) => [txId, amountMinor]);
    default:
      return [];
  }
}

function checkBooked(world: World, message: Message, answer: WalletAnswer): void {
  const { database, onceBooked } = world;
  const { vendorCode, name, request } = message;
  for (const [txId, amountMinor] of movedBy(message)) {
    const booked = amountOf(database.state, vendorCode, txId);
    if (booked !== amountMinor)
      throw new Violation('I5', `${name} ${txId} of ${amountMinor} was told OK, the journal has ${booked}`);
  }
  if (answer.replay) return;
  const generation = 'generation' in request ? request.generation : '';
  const id = `${vendorCode} ${name} ${answer.txId} ${generation}`;
  if (onceBooked.has(id)) throw new Violation('I4', `${id} was booked twice`);
  onceBooked.add(id);
}

const amountOf = ({ acts }: State, vendorCode: string, txId: string): bigint | null =>
  acts.get(key(`vendor:${vendorCode}`, txId))?.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n) ?? null;

function checkRefusal(world: World, message: Message, answer: WalletAnswer, { commits, act }: Before): void {
  const { name, memberId, request } = message;
  if (act && answer.code !== 'TX_CANCELLED' && answer.code !== 'TX_CONFLICT') {
    throw new Violation('I5', `${name} ${answer.txId} was booked and is now told ${answer.code}`);
  }
  const amountMinor = takenBy(message);
  const test = reasonOf(world, message, answer, amountMinor);
  if (!test) return;
  const moments = world.history.sinceCommit(memberId, commits);
  if (!moments.some(test)) {
    throw new Violation(
      'answer',
      `${name} of ${amountMinor} was refused with ${answer.code}, which was never so (${Object.keys(request)})`,
    );
  }
}

function takenBy({ name, request }: Message): bigint | null {
  if (name === 'play') {
    const { debits } = request as { debits: readonly { amountMinor: bigint }[] };
    return debits.reduce((sum, debit) => sum + debit.amountMinor, 0n);
  }
  if (name !== 'debit' && name !== 'makeBet' && name !== 'transferIn') return null;
  return (request as { amountMinor: bigint }).amountMinor;
}

/** What must have been so at some moment for this refusal; null: it cannot be told by the wallet alone. */
function reasonOf(
  { database: { state } }: World,
  { request }: Message,
  { code, limit }: WalletAnswer,
  amountMinor: bigint | null,
): ((status: Standing) => boolean) | null {
  if (amountMinor === null) return null;
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return ({ cashMinor }) => cashMinor < amountMinor;
    case 'PLAYER_BLOCKED':
      return ({ isBlocked }) => isBlocked;
    case 'GAME_UNAVAILABLE':
      return ({ isGameEnabled }) => !isGameEnabled;
    case 'SESSION_INVALID': {
      const token = Buffer.from((request as { session: string }).session).toString('hex');
      return () => state.sessions.get(token)?.isEnded ?? true;
    }
    case 'LIMIT_REACHED':
      return limit ? (status) => isOver(status, limit.kind as LimitKind, amountMinor) : null;
    default:
      return null;
  }
}

function isOver({ limits, stakedMinor, paidMinor }: Standing, kind: LimitKind, amountMinor: bigint): boolean {
  const limit = limits[kind];
  if (limit === undefined) return false;
  // A day that has just begun has nothing staked or paid yet.
  if (kind === 'stake' || amountMinor > limit) return amountMinor > limit;
  return kind === 'dayStake' ? stakedMinor + amountMinor > limit : stakedMinor + amountMinor - paidMinor > limit;
}
