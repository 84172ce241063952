import { createServer, type IncomingMessage } from 'node:http';
import type { TestAdmin } from './admin.ts';

/** Serves an admin server over HTTP as `http-admin.ts` asks it. Only for test operators: whoever reaches it makes money. */
export function createAdminServer(admin: TestAdmin, hasStakeLimits: boolean) {
  return createServer((request, response) => {
    respond(admin, hasStakeLimits, request)
      .catch((error: unknown) => ({ status: 500, body: { error: String(error) } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
  });
}

type Response = { status: number; body: unknown };
type Fields = { balanceMinor?: string; stakeLimitMinor?: string; isExpired?: boolean; ms?: number };

const notThere: Response = { status: 404, body: { error: 'no such path' } };
const notOffered: Response = { status: 501, body: { error: 'not offered' } };
const done = async (work: Promise<void> | undefined): Promise<Response> => {
  if (!work) return notOffered;
  await work;
  return { status: 200, body: {} };
};

async function respond(admin: TestAdmin, hasStakeLimits: boolean, request: IncomingMessage): Promise<Response> {
  const [, place = '', playerId = '', what = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (request.method === 'GET' && place === 'services') {
    const services = Object.keys(admin).filter((name) => name !== 'newPlayer');
    return { status: 200, body: { services: hasStakeLimits ? [...services, 'stakeLimit'] : services } };
  }
  const fields = await fieldsOf(request);
  if (place === 'time') return done(admin.passTime?.({ ms: fields.ms ?? 0 }));
  if (place !== 'players') return notThere;
  if (playerId === '') return { status: 200, body: await newPlayer(admin, fields) };
  if (what === 'block') return done(admin.block?.({ playerId }));
  if (what === 'expire-sessions') return done(admin.expireSessions?.({ playerId }));
  if (what !== 'launch') return notThere;
  const launched = await admin.launch?.({ playerId, isExpired: fields.isExpired === true });
  return launched ? { status: 200, body: launched } : notOffered;
}

const newPlayer = (admin: TestAdmin, { balanceMinor = '0', stakeLimitMinor }: Fields) =>
  admin.newPlayer({
    balanceMinor: BigInt(balanceMinor),
    ...(stakeLimitMinor === undefined ? {} : { stakeLimitMinor: BigInt(stakeLimitMinor) }),
  });

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}
