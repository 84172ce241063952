import { randomUUID } from 'node:crypto';
import { createPlayer, type Player, PlayerRefused } from '@baize/testkit/player';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { durationsMs, percentile, twoDigits } from '../statistics.ts';

const port = 4722;
const gameId = 'elott-ssc-60s';
const vendor = 'ELOTT';
/** As many as one network may register in a short time. */
const playerCount = 16;
const rushMs = 20_000;
const pollMs = 100;
const menuReads = 300;
const targets = { ticketsPerSecond: 2_000, linesPerSecond: 1_000_000 / 30, menuMs: 10 };
/** The whole of a player's balance: as many tickets as he can send. */
const deposit = '5000.00';
const lines = [
  { bet: 'sumWords', selection: 'odd', unitMinor: '100', lowered: {} },
  { bet: 'sumWords', selection: 'even', unitMinor: '100', lowered: {} },
  { bet: 'place', selection: '7||||', unitMinor: '100', lowered: {} },
];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Tickets of many lines in the last seconds before a lock, their payment after the draw, and the menu of all lotteries. */
export async function measureLotteries(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder });
  const players = await Promise.all(Array.from({ length: playerCount }, (_, index) => enter(server.url, index)));
  const [first] = players;
  if (!first) throw new Error('no player');
  const menus = await durationsMs(menuReads, () => first.call('gameMenus', { query: { language: 'TY' } }));
  const plain = await durationsMs(menuReads, () => first.call('health', {}));
  const issue = await issueWithTime(first);
  const closesAtMs = Date.parse(issue.closesAt);
  await wait(closesAtMs - rushMs - Date.now());
  const bought = await Promise.all(players.map((player) => buyUntilLock(player, issue.numero)));
  const tickets = bought.flat();
  const late = tickets.filter((sentAtMs) => sentAtMs >= closesAtMs).length;
  await wait(Date.parse(issue.drawsAt) - Date.now());
  const began = performance.now();
  await Promise.all(players.map((player) => untilPaid(player, issue.numero)));
  const paidSeconds = (performance.now() - began) / 1_000;
  const bets = await plainBets(players);
  await server.stop();
  const perSecond = tickets.length / (rushMs / 1_000);
  const linesPerSecond = (tickets.length * lines.length) / paidSeconds;
  const menuMs = twoDigits(percentile(menus, 0.95));
  return [
    {
      what: `tickets of ${lines.length} lines taken in the last ${rushMs / 1_000} s before the lock, a second; ${late} after it`,
      value: `${Math.round(perSecond)}/s`,
      target: `${targets.ticketsPerSecond}/s, none after the lock`,
      holds: perSecond >= targets.ticketsPerSecond && late === 0,
      baseline: `spins of as many players ${Math.round(bets)}/s, ratio ${twoDigits(perSecond / bets)}`,
    },
    {
      what: `${tickets.length * lines.length} lines paid after the draw (the newest 50 of each player are seen paid)`,
      value: `${twoDigits(paidSeconds)} s, ${Math.round(linesPerSecond)} lines/s`,
      target: `${Math.round(targets.linesPerSecond)} lines/s`,
      holds: linesPerSecond >= targets.linesPerSecond,
      baseline: `bought at ${Math.round(perSecond * lines.length)} lines/s, ratio ${twoDigits(linesPerSecond / (perSecond * lines.length))}`,
    },
    {
      what: 'menu of all lotteries, p95',
      value: `${menuMs} ms`,
      target: `${targets.menuMs} ms`,
      holds: menuMs <= targets.menuMs,
      baseline: `health call p95 ${twoDigits(percentile(plain, 0.95))} ms, ratio ${twoDigits(menuMs / percentile(plain, 0.95))}`,
    },
  ];
}

async function enter(url: string, index: number): Promise<Player> {
  const player = createPlayer(url, `lotto${index}`, 'Lantern-90417');
  await player.register();
  await player.deposit(deposit);
  await player.openLottery(vendor, gameId);
  return player;
}

/** The open issue; the next one where too little time is left. */
async function issueWithTime(player: Player) {
  for (;;) {
    const { open } = await player.call('lottoIssues', { data: { gameId, count: 1 } });
    if (open?.status === 'OPEN' && Date.parse(open.closesAt) - Date.now() > rushMs) return open;
    await wait(pollMs);
  }
}

/** When each ticket that was taken was sent. */
async function buyUntilLock(player: Player, numero: string): Promise<number[]> {
  const sent: number[] = [];
  for (;;) {
    const sentAtMs = Date.now();
    try {
      await player.call('lottoBuy', {
        body: { ticketId: randomUUID(), gameId, numero, lines, costMinor: '300', prizeGroup: 1_956 },
      });
      sent.push(sentAtMs);
    } catch (thrown) {
      if (thrown instanceof PlayerRefused && thrown.key === 'betting_closed') return sent;
      if (thrown instanceof PlayerRefused && thrown.status < 500) throw thrown;
    }
  }
}

async function untilPaid(player: Player, numero: string): Promise<void> {
  for (;;) {
    const { list } = await player.call('lottoTickets', { data: { gameId, pageSize: 50 } });
    const own = list.filter((ticket) => ticket.numero === numero);
    // Tickets are paid by their ids, which are random: the newest ones are a sample of all.
    if (own.length > 0 && own.every(({ status }) => status === 'settled')) return;
    await wait(pollMs);
  }
}

/** What the same players can bet in a game that is decided at once. */
async function plainBets(players: readonly Player[]): Promise<number> {
  for (const player of players) {
    await player.deposit(deposit);
    await player.openGame('BAIZE', 'dice');
  }
  const seconds = 5;
  const until = Date.now() + seconds * 1_000;
  const counts = await Promise.all(
    players.map(async (player) => {
      let count = 0;
      for (; Date.now() < until; count++)
        await player.call('studioInstantPlay', {
          body: { roundId: randomUUID(), betMinor: '100', choice: { direction: 'over', winningFaces: 5_000 } },
        });
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}
