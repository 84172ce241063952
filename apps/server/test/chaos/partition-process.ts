import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elapsedMs } from '../../src/platform/clock.ts';
import { locateBinaries } from '../../src/platform/postgres/binaries.ts';
import { breachesOf } from './checker.ts';
import { openCluster } from './cluster.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers } from './server-process.ts';

/** Runs in a network of its own; see partition.long.test.ts. Prints one line of JSON. */
export interface PartitionFigures {
  cuts: Readonly<Record<string, number>>;
  healedMs: number[];
  ok: number;
  wereUnknown: number;
  /** Lost, doubled, otherwise wrong, and what the auditor found. */
  breaches: number;
}

/**
 * Clients, server and database each in a network namespace, joined by veth pairs; this process is the clients'. The checker has a line of
 * its own to the database, which is never cut.
 */
const links = {
  clientServer: { client: '10.77.1.1', server: '10.77.1.2' },
  serverDatabase: { server: '10.77.2.1', database: '10.77.2.2' },
  clientDatabase: { client: '10.77.3.1', database: '10.77.3.2' },
};
const servers = { server: 'fault-server', database: 'fault-database' };
const healsWithinMs = 60_000;
const nobodysAddress = '02:00:00:00:00:01';

interface Cut {
  name: string;
  namespace: string | null;
  device: string;
  neighbour: string;
}
/** Each loses what goes in one direction: it is sent to an address of the link that nobody has. */
const cuts: readonly Cut[] = [
  { name: 'database to server', namespace: servers.database, device: 'db0', neighbour: links.serverDatabase.server },
  { name: 'server to database', namespace: servers.server, device: 'srv1', neighbour: links.serverDatabase.database },
  { name: 'client to server', namespace: null, device: 'cli0', neighbour: links.clientServer.server },
  { name: 'server to client', namespace: servers.server, device: 'srv0', neighbour: links.clientServer.client },
];

const { cutCount, port }: { cutCount: number; port: number } = JSON.parse(process.argv[2] ?? '{}');
const run = (words: string) => execFileSync('sh', ['-c', words], { stdio: 'pipe' }).toString();
const inside = (namespace: string | null) => (namespace ? `ip netns exec ${namespace} ` : '');

layCables();
const dataFolder = await mkdtemp(path.join(tmpdir(), 'partition-'));
const cluster = await openCluster({ dataFolder, settings: ["listen_addresses = '*'"] });
await moveDatabase();
const checkerUrl = onHost(links.clientDatabase.database);
const scenario = await openScenario({ cluster: { ...cluster, url: checkerUrl } });
const startServer = await prepareServers('partition-long', ['ip', 'netns', 'exec', servers.server]);
const server = await startServer({ databaseUrl: onHost(links.serverDatabase.database), port, host: '0.0.0.0' });
scenario.lead(`http://${links.clientServer.server}:${port}`);
const load = scenario.startLoad();
await until('the load runs', () => load.done > 50, 20_000);

const healedMs: number[] = [];
const counts: Record<string, number> = {};
for (let count = 0; count < cutCount; count += 1) {
  const cut = cuts[count % cuts.length];
  if (!cut) break;
  const isFlapping = count % 5 === 4;
  if (isFlapping) await flap(cut);
  else await cutFor(cut, 500 + ((count * 700) % 4_000));
  const name = isFlapping ? `${cut.name}, flapping` : cut.name;
  counts[name] = (counts[name] ?? 0) + 1;
  const begin = elapsedMs();
  await until('the first act after healing', () => load.lastDoneMs > begin, healsWithinMs);
  healedMs.push(elapsedMs() - begin);
}
await load.stop();
const verdict = await scenario.settle();
const { ok, wereUnknown } = verdict;
const breaches = breachesOf(verdict);
await server.kill();
const figures: PartitionFigures = { cuts: counts, healedMs, ok, wereUnknown, breaches };
console.log(JSON.stringify(figures));
await scenario.remove().catch(() => undefined);
process.exit(0);

function layCables(): void {
  run('mount -t tmpfs tmpfs /run && mkdir -p /run/netns && ip link set lo up');
  for (const name of Object.values(servers)) run(`ip netns add ${name} && ip -n ${name} link set lo up`);
  const join = (
    one: string,
    oneSide: string | null,
    oneAddress: string,
    other: string,
    otherSide: string,
    otherAddress: string,
  ) => {
    run(`ip link add ${one} type veth peer name ${other}`);
    if (oneSide) run(`ip link set ${one} netns ${oneSide}`);
    run(`ip link set ${other} netns ${otherSide}`);
    const of = (side: string | null) => (side ? `ip -n ${side}` : 'ip');
    run(`${of(oneSide)} addr add ${oneAddress}/24 dev ${one} && ${of(oneSide)} link set ${one} up`);
    run(`${of(otherSide)} addr add ${otherAddress}/24 dev ${other} && ${of(otherSide)} link set ${other} up`);
  };
  join('cli0', null, links.clientServer.client, 'srv0', servers.server, links.clientServer.server);
  join('srv1', servers.server, links.serverDatabase.server, 'db0', servers.database, links.serverDatabase.database);
  join('cli1', null, links.clientDatabase.client, 'db1', servers.database, links.clientDatabase.database);
}

/** The cluster was made here; from now on it runs in its own namespace and listens to the others. */
async function moveDatabase(): Promise<void> {
  const folder = path.join(dataFolder, 'postgres');
  await cluster.stopImmediately();
  await appendFile(path.join(folder, 'pg_hba.conf'), 'host all all 10.77.0.0/16 scram-sha-256\n');
  const { pgCtl } = await locateBinaries();
  const user = run(`stat -c %u ${folder}`).trim();
  const asUser =
    user === '0' ? '' : `setpriv --reuid=${user} --regid=${run(`stat -c %g ${folder}`).trim()} --clear-groups`;
  run(
    `cd / && ${inside(servers.database)}${asUser} ${pgCtl} start -D ${folder} -l ${path.join(dataFolder, 'postgres.log')} -w -s`,
  );
}

function onHost(host: string): string {
  const url = new URL(cluster.url);
  url.hostname = host;
  return url.href;
}

function sever({ namespace, device, neighbour }: Cut): void {
  run(`${inside(namespace)}ip neigh replace ${neighbour} lladdr ${nobodysAddress} dev ${device} nud permanent`);
}
function mend({ namespace, device, neighbour }: Cut): void {
  run(`${inside(namespace)}ip neigh del ${neighbour} dev ${device}`);
}

async function cutFor(cut: Cut, ms: number): Promise<void> {
  sever(cut);
  await new Promise((resolve) => setTimeout(resolve, ms));
  mend(cut);
}

async function flap(cut: Cut): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    await cutFor(cut, 200);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
