import { appendFile } from 'node:fs/promises';
import type { Deliver, Deliveries, LeavingMessage, OutboxMessage } from './message.ts';

interface SendingDependencies {
  deliveries: Deliveries;
  file: string | null;
  log?: (line: string) => void;
  timeoutMs: number;
}

/** Hands a message to its channel's provider, and to whoever reads along in development. Null: it left; else why it did not. */
export function createSending(deps: SendingDependencies) {
  const handOver = async (message: OutboxMessage, id: string): Promise<void> => {
    if (deps.file) await appendFile(deps.file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    const deliver = deps.deliveries[message.channel];
    if (!deliver)
      deps.log?.(
        `No ${message.channel} provider is set. To ${message.to}: ${message.code ?? message.link ?? message.subject}`,
      );
    if (deliver) await withinTime(deliver, { ...message, id }, deps.timeoutMs);
  };
  return (id: string, message: OutboxMessage): Promise<string | null> =>
    handOver(message, id).then(() => null, faultOf);
}

/** Ends a delivery after its time, whether or not the provider listens to the signal. */
async function withinTime(deliver: Deliver, message: LeavingMessage, timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  await Promise.race([deliver(message, signal), late]);
}

/** The kind of fault alone: a provider's words may repeat the number or the text. */
export const faultOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown').slice(0, 60);
};
