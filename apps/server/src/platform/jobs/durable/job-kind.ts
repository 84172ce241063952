import type * as z from 'zod/mini';

/** A kind of durable work, known to who enqueues it and to who does it. */
export interface JobKind<Payload> {
  name: string;
  /** Checked when a job is enqueued and again before it is done. */
  payload: z.ZodMiniType<Payload>;
  /** After so many failures the job waits for a person; the pauses between them grow up to six hours. */
  maxAttempts: number;
}

/** Does the jobs of one kind. It may be called again for a job that it did when the process ended before that was noted. */
export interface JobHandler {
  kind: string;
  run(payload: unknown): Promise<void>;
}

/** The handler of a kind, with its payload checked. */
export const handlerOf = <Payload>(kind: JobKind<Payload>, run: (payload: Payload) => Promise<void>): JobHandler => ({
  kind: kind.name,
  run: async (payload) => run(kind.payload.parse(payload)),
});
