import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from './refused-request.ts';

/** What this process does: everything, or one side of it (`ROLE`). */
export const roles = ['all', 'api', 'worker'] as const;
export type Role = (typeof roles)[number];

export interface Readiness {
  /** Null: requests may be sent here. */
  whyNot(): Promise<string | null>;
  /** Says no from now on and resolves after the time that whoever sends requests here needs to hear of it. */
  drain(): Promise<void>;
}

/** @param whyNotReady what else bars it; a rejection counts as a reason, too */
export function createReadiness(whyNotReady: () => Promise<string | null>, drainMs: number): Readiness {
  let isDraining = false;
  return {
    whyNot: async () => (isDraining ? 'draining' : await whyNotReady().catch(() => 'database_unreachable')),
    drain: async () => {
      isDraining = true;
      await setTimeout(drainMs);
    },
  };
}

/** What a balancer or a cluster asks: whether the process runs, and whether requests may be sent to it. Tells nothing else to anybody. */
export function serveProbes(app: FastifyInstance, { whyNot }: Pick<Readiness, 'whyNot'>): void {
  const config = { serves: 'probes', rateLimit: false } as const;
  app.get('/health/live', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  );
  app.get('/health/ready', { config }, async (_request, reply) => {
    const reason = await whyNot();
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { ready: true } : { ready: false, reason });
  });
}

/** A worker answers its operator alone; players, staff and vendors are sent to the other processes. */
export function answerOperatorAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { serves } = request.routeOptions.config;
    if (serves !== 'probes' && serves !== 'metrics') throw new RefusedRequest('service_unavailable');
  });
}
