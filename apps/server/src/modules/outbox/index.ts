import { appendFile } from 'node:fs/promises';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import { every } from '../../platform/jobs/every.ts';
import type { Deliver, Deliveries, OutboxMessage } from './message.ts';
import { createOutboxStore, type DueMessage } from './store.ts';

export { createSmtpDelivery } from './mail-delivery.ts';
export type { Deliveries, OutboxMessage } from './message.ts';
export { createSmsHttpDelivery } from './sms-delivery.ts';
export {
  codeTexts,
  contactChangedTexts,
  type MessageLanguage,
  messageLanguage,
  passwordChangedTexts,
  resetTexts,
  socialLinkedTexts,
} from './texts.ts';

export interface OutboxDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  secretBox: SecretBox;
  deliveries: Deliveries;
  /** In development: a file that gets a line of JSON for each message, so that codes and links can be read; else null. */
  file: string | null;
  /** In development: told the code or link of each message that no provider takes. */
  say?: (line: string) => void;
  onFailure: (error: unknown) => void;
  deliveryTimeoutMs?: number;
}

/** What the console shows of a message. */
export interface ShownMessage extends OutboxMessage {
  id: string;
  status: 'waiting' | 'sent' | 'failed';
  createdAt: Date;
}

export interface OutboxModule {
  /**
   * Keeps the message and sends it soon; the caller waits for neither provider nor network. `within`: the transaction with which the message
   * comes to be, or does not.
   */
  post(brandId: string, message: OutboxMessage, within?: Database): Promise<void>;
  /** Sends at once and says whether it left; it stays in the outbox either way. */
  deliver(brandId: string, message: OutboxMessage): Promise<boolean>;
  /** The brand's latest messages, newest first. */
  latest(brandId: string, count: number): Promise<ShownMessage[]>;
  /** Sends what is due. */
  work(): Promise<void>;
  /** Deletes what was sent or given up and is older than 30 days. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

const channels = ['sms', 'mail'] as const;
const workEveryMs = 1_000;
const atOnce = 8;
const maxAttempts = 4;
const defaultTimeoutMs = 8_000;
const retryAfterMs = 30_000;
/** No message waits for as long as this: one that is due later was written by a clock that ran ahead. */
const furthestMs = 3_600_000;
const keptMs = 30 * 86_400_000;

/** Mails and SMS on their way out. A provider that hangs holds up its own channel for some time, and no other. */
export function createOutbox(deps: OutboxDependencies): OutboxModule {
  const store = createOutboxStore(deps.database);
  const timeoutMs = deps.deliveryTimeoutMs ?? defaultTimeoutMs;
  const nowMs = () => deps.clock.now().getTime();

  const send = async (message: OutboxMessage): Promise<void> => {
    if (deps.file) await appendFile(deps.file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    const deliver = deps.deliveries[message.channel];
    if (!deliver)
      deps.say?.(
        `No ${message.channel} provider is set. To ${message.to}: ${message.code ?? message.link ?? message.subject}`,
      );
    if (deliver) await withinTime(deliver, message, timeoutMs);
  };

  const keep = async (
    brandId: string,
    message: OutboxMessage,
    state: { status: 'waiting' | 'sent' | 'failed'; fault?: string },
    within = deps.database,
  ): Promise<void> => {
    const now = deps.clock.now();
    await createOutboxStore(within).insert({
      id: deps.newId(),
      brand_id: brandId,
      channel: message.channel,
      sealed_message: await deps.secretBox.seal(JSON.stringify(message)),
      status: state.status,
      attempts: 0,
      created_at: now,
      due_at: now,
      sent_at: state.status === 'sent' ? now : null,
      fault: state.fault ?? null,
    });
  };

  const openAndSend = async (row: DueMessage) => send(JSON.parse(await deps.secretBox.open(row.sealed_message)));
  /** What left is marked as sent, or is due again. One message whose mark fails costs no other. */
  const sendKept = async (row: DueMessage): Promise<void> => {
    const fault = await openAndSend(row).then(() => null, faultOf);
    if (fault === null) return store.markSent(row.id, deps.clock.now()).catch(deps.onFailure);
    const due_at = new Date(nowMs() + retryAfterMs * row.attempts);
    const status = row.attempts >= maxAttempts ? 'failed' : 'waiting';
    await store.markFailed(row, { status, due_at, fault }).catch(deps.onFailure);
  };

  const workAt = async (channel: OutboxMessage['channel']): Promise<void> => {
    const until = new Date(nowMs() + timeoutMs + retryAfterMs);
    const aheadOfTime = new Date(nowMs() + furthestMs);
    const rows = await store.take(channel, { now: deps.clock.now(), aheadOfTime }, until, atOnce);
    await Promise.all(rows.map(sendKept));
  };
  const workers = channels.map((channel) => every(workEveryMs, () => workAt(channel), deps.onFailure));

  return {
    post: (brandId, message, within) => keep(brandId, message, { status: 'waiting' }, within),
    deliver: async (brandId, message) => {
      const fault = await send(message).then(() => null, faultOf);
      await keep(brandId, message, fault === null ? { status: 'sent' } : { status: 'failed', fault });
      return fault === null;
    },
    latest: async (brandId, count) => {
      const rows = await store.latest(brandId, count);
      return Promise.all(
        rows.map(async ({ id, status, created_at, sealed_message }) => ({
          ...(JSON.parse(await deps.secretBox.open(sealed_message)) as OutboxMessage),
          id,
          status,
          createdAt: created_at,
        })),
      );
    },
    work: async () => {
      await Promise.all(channels.map(workAt));
    },
    purge: () => store.deleteDone(new Date(nowMs() - keptMs)),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Ends a delivery after its time, whether or not the provider listens to the signal. */
async function withinTime(deliver: Deliver, message: OutboxMessage, timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  await Promise.race([deliver(message, signal), late]);
}

/** The kind of fault alone: a provider's words may repeat the number or the text. */
const faultOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown').slice(0, 60);
};
