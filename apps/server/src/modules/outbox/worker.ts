import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Deliveries, OutboxMessage, OutboxWatcher } from './message.ts';
import { type createSending, faultOf } from './sending.ts';
import type { createOutboxStore, DueMessage } from './store.ts';

interface WorkerDependencies {
  clock: Clock;
  secretBox: SecretBox;
  deliveries: Deliveries;
  store: ReturnType<typeof createOutboxStore>;
  send: ReturnType<typeof createSending>;
  timeoutMs: number;
  onFailure: (error: unknown) => void;
  watcher?: OutboxWatcher;
}

const atOnce = 8;
const maxAttempts = 4;
const retryAfterMs = 30_000;
/** No message waits for as long as this: one that is due later was written by a clock that ran ahead. */
const furthestMs = 3_600_000;
/** The fault of a message whose time had passed before it could leave. */
const expired = 'expired';

/** Told once for all messages of a channel that a turn dropped, because nobody could use them any more. Names no receiver. */
class MessagesExpiredError extends Error {
  readonly channel: OutboxMessage['channel'];
  readonly count: number;
  constructor(channel: OutboxMessage['channel'], count: number) {
    super(`the time of ${count} ${channel} message(s) passed before they could leave`);
    this.name = 'MessagesExpiredError';
    this.channel = channel;
    this.count = count;
  }
}

/** Sends what is due in a channel. */
export function createWorker(deps: WorkerDependencies) {
  const nowMs = () => deps.clock.now().getTime();

  /** Without a provider nothing leaves, and whoever reads the messages here may read a late one. */
  const isOver = ({ channel, expiresAt }: OutboxMessage): boolean =>
    deps.deliveries[channel] !== null && expiresAt !== undefined && Date.parse(expiresAt) <= nowMs();

  const openAndSend = async (row: DueMessage): Promise<string | null> => {
    const message: OutboxMessage = JSON.parse(await deps.secretBox.open(row.sealed_message));
    return isOver(message) ? expired : deps.send(row.id, message);
  };
  /** What left is marked as sent, what came too late as failed, all else is due again. One message whose mark fails costs no other. */
  const sendKept = async (channel: OutboxMessage['channel'], row: DueMessage): Promise<string | null> => {
    const fault = await openAndSend(row).catch(faultOf);
    if (fault === null) await deps.store.markSent(row.id, deps.clock.now()).catch(deps.onFailure);
    else {
      const due_at = new Date(nowMs() + retryAfterMs * row.attempts);
      const status = fault === expired || row.attempts >= maxAttempts ? 'failed' : 'waiting';
      const isOurs = await deps.store.markFailed(row, { status, due_at, fault }).catch(deps.onFailure);
      const reason = fault === expired ? 'expired' : 'given_up';
      if (isOurs && status === 'failed') deps.watcher?.messageDropped({ channel, reason });
    }
    return fault;
  };

  return async (channel: OutboxMessage['channel']): Promise<void> => {
    const until = new Date(nowMs() + deps.timeoutMs + retryAfterMs);
    const aheadOfTime = new Date(nowMs() + furthestMs);
    const rows = await deps.store.take(channel, { now: deps.clock.now(), aheadOfTime }, until, atOnce);
    const faults = await Promise.all(rows.map((row) => sendKept(channel, row)));
    const dropped = faults.filter((fault) => fault === expired).length;
    if (dropped > 0) deps.onFailure(new MessagesExpiredError(channel, dropped));
  };
}
