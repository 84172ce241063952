import { measureLoad } from './measure.ts';
import { startProgram } from './programs.ts';
import type { BenchServer } from './server.ts';

const durationMs = 3_000;

/** Bets by the real path for some seconds, which open the operator's accounts that seeded bets are booked against. */
export async function playFirstBets(server: BenchServer, port: number, clockOffsetMs: number): Promise<void> {
  const walletServer = await startProgram('walletServer', { databaseUrl: server.url, port, clockOffsetMs });
  const client = await startProgram('loadClient', { hello: true });
  await measureLoad(
    { server, client, servers: [] },
    { ports: [port], connections: 64, durationMs, kind: { name: 'play', server: 'hot' } },
  );
  await client.stop();
  await walletServer.stop();
}
