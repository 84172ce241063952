import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '../money/server.ts';

/**
 * What a deposit costs where nothing is checked: a handler that adds a row and an amount in one transaction, and writes the balance to an open
 * stream. Milliseconds from sending the request until the stream has it.
 */
export async function plainArrivals(databaseUrl: string, times: number): Promise<number[]> {
  const database = await connect(databaseUrl);
  await database.query(`
    create table plain_balances (member integer primary key, amount bigint not null);
    create table plain_deposits (id bigint generated always as identity primary key, member integer not null, amount bigint not null);
    insert into plain_balances values (1, 0)`);
  let stream: ServerResponse | null = null;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      stream = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    const book = async () => {
      await database.query('begin');
      await database.query('insert into plain_deposits (member, amount) values (1, 100)');
      const { rows } = await database.query(
        'update plain_balances set amount = amount + 100 where member = 1 returning amount',
      );
      await database.query('commit');
      stream?.write(`data: ${rows[0]?.amount}\n\n`);
      response.end();
    };
    request.resume().on('end', () => void book());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = (await fetch(url)).body?.getReader();
  const samples: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    const [answer] = await Promise.all([fetch(url, { method: 'POST' }), reader?.read()]);
    samples.push(performance.now() - startedAt);
    await answer.body?.cancel();
  }
  await reader?.cancel();
  server.closeAllConnections();
  server.close();
  await database.query('drop table plain_balances, plain_deposits');
  await database.end();
  return samples;
}
