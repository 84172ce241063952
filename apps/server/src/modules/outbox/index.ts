import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Deliveries, OutboxMessage, OutboxWatcher } from './message.ts';
import { createSending } from './sending.ts';
import { createOutboxStore, insertStatement, type OutboxStatement } from './store.ts';
import { createWorker } from './worker.ts';

export { createSmtpDelivery } from './mail-delivery.ts';
export type { Deliveries, OutboxMessage, OutboxWatcher } from './message.ts';
export { createSmsHttpDelivery } from './sms-delivery.ts';
export {
  codeTexts,
  contactChangedTexts,
  feedbackAnswerTexts,
  type MessageLanguage,
  messageLanguage,
  passwordChangedTexts,
  paymentPasswordChangedTexts,
  reportTexts,
  resetTexts,
  socialLinkedTexts,
  staffInvitationTexts,
  staffPasswordTexts,
} from './texts.ts';

export interface OutboxDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  secretBox: SecretBox;
  deliveries: Deliveries;
  /** In development: a file that gets a line of JSON for each message, so that codes and links can be read; else null. */
  file: string | null;
  /** In development: called with the code or link of each message that no provider takes. */
  log?: (line: string) => void;
  onFailure: (error: unknown) => void;
  watcher?: OutboxWatcher;
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
   * comes to be, or does not. `id`: its id, where the caller follows what becomes of it.
   */
  post(brandId: string, message: OutboxMessage, within?: Database, id?: string): Promise<void>;
  /** The same as a statement for somebody else's transaction, such as that of an act of the ledger. */
  statement(brandId: string, message: OutboxMessage): Promise<OutboxStatement>;
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

interface KeptState {
  id: string;
  status: 'waiting' | 'sent' | 'failed';
  fault: string | null;
}

const channels = ['sms', 'mail'] as const;
const workEveryMs = 1_000;
const defaultTimeoutMs = 8_000;
const keptMs = 30 * 86_400_000;

/** Mails and SMS on their way out. A provider that hangs holds up its own channel for some time, and no other. */
export function createOutbox(deps: OutboxDependencies): OutboxModule {
  const store = createOutboxStore(deps.database);
  const timeoutMs = deps.deliveryTimeoutMs ?? defaultTimeoutMs;
  const nowMs = () => deps.clock.now().getTime();

  const send = createSending({ ...deps, timeoutMs });

  const rowOf = async (brandId: string, message: OutboxMessage, state: KeptState) => {
    const now = deps.clock.now();
    return {
      id: state.id,
      brand_id: brandId,
      channel: message.channel,
      sealed_message: await deps.secretBox.seal(JSON.stringify(message)),
      status: state.status,
      attempts: 0,
      created_at: now,
      due_at: now,
      sent_at: state.status === 'sent' ? now : null,
      fault: state.fault,
    };
  };
  const keep = async (brandId: string, message: OutboxMessage, state: KeptState, within = deps.database) =>
    createOutboxStore(within).insert(await rowOf(brandId, message, state));
  const waiting = (id = deps.newId()): KeptState => ({ id, status: 'waiting', fault: null });

  const workAt = createWorker({ ...deps, store, send, timeoutMs });
  const workers = channels.map((channel) => repeat(workEveryMs, () => workAt(channel), deps.onFailure));

  return {
    post: (brandId, message, within, id) => keep(brandId, message, waiting(id), within),
    statement: async (brandId, message) => insertStatement(await rowOf(brandId, message, waiting())),
    deliver: async (brandId, message) => {
      const id = deps.newId();
      const fault = await send(id, message);
      await keep(brandId, message, { id, status: fault === null ? 'sent' : 'failed', fault });
      if (fault !== null) deps.watcher?.messageDropped({ channel: message.channel, reason: 'given_up' });
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
