// @covers room-load

import { randomUUID } from 'node:crypto';
import { cpuMsOf, runClient } from '../clients/client-process.ts';
import type { Measurement } from '../measurement.ts';
import { startServer } from '../servers.ts';
import { twoDigits } from '../statistics.ts';
import { addressOf, arrive, forEach, frameOf, launchTokenOf } from './arriving.ts';
import type { RoomsSight, RoomsTask } from './rooms-client.ts';

const port = 5530;
const sockets = 2_000;
const roomCount = Number(process.argv.find((word) => word.startsWith('--rooms='))?.slice(8) ?? 300);
const seatsOfRoom = 6;
const thinkingMs = 400;
const seconds = 40;
const targets = { heardMs: 150, messagesPerSecond: 10_000 };

/** Fills rooms of win three cards seat by seat: another opens once all are full. */
async function sitDown(url: string): Promise<RoomsTask['rooms']> {
  const members = await arrive(url, roomCount * seatsOfRoom);
  const rooms = new Map<string, RoomsTask['rooms'][number]>();
  const further = sockets - members.length;
  await forEach(members.length, async (index) => {
    const member = members[index];
    if (!member) return;
    const launchToken = await launchTokenOf(member, 'BAIZEPVP', 'room_zjh');
    const { session } = await member.call('roomsOpen', { body: { launchToken } });
    const frame = frameOf(url, session);
    for (;;) {
      const { rooms: listed } = await frame.call('roomsLobby', {});
      const free = listed.find(({ stake, players, seats }) => stake === 'low' && players < seats);
      if (!free) continue;
      const body = { stayId: randomUUID(), roomId: free.roomId, seat: null, amountMinor: free.maxEntryMinor };
      const sat = await frame.call('roomsSit', { body: { ...body, entropy: 'bench' } }).catch(() => null);
      if (!sat?.room.you) continue;
      const room = rooms.get(free.roomId) ?? { roomId: free.roomId, seats: [] };
      rooms.set(free.roomId, room);
      room.seats.push({ seat: sat.room.you.seat, session, address: addressOf(index), tabs: index < further ? 2 : 1 });
      return;
    }
  });
  return [...rooms.values()];
}

/** 2,000 sockets in 300 rooms of win three cards, and every seat whose turn it is acts. */
export async function measureRooms(dataFolder: string): Promise<Measurement[]> {
  const server = await startServer({ port, dataFolder, settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const rooms = await sitDown(server.url);
  const cpuBefore = cpuMsOf(server.process.pid);
  const startedAt = performance.now();
  const sight = await runClient<RoomsTask, RoomsSight>('bench/shared-games/rooms-client.ts', {
    ...{ url: server.url, rooms, thinkingMs, aloneSeconds: 10, seconds },
  });
  const cpuShare = (cpuMsOf(server.process.pid) - cpuBefore) / (performance.now() - startedAt);
  await server.stop();
  const { all, alone, lost } = sight;
  const ratio = twoDigits(all.heard.p99 / alone.heard.p99);
  return [
    {
      what: `an action in one of ${rooms.length} rooms is heard by a socket of it, p99 of ${all.heard.count}`,
      value: `${all.heard.p99} ms`,
      target: `${targets.heardMs} ms`,
      holds: all.heard.count > 0 && all.heard.p99 <= targets.heardMs && lost === 0,
      baseline: `p50 ${all.heard.p50} ms; in one room alone p50 ${alone.heard.p50}, p99 ${alone.heard.p99} ms, ratio ${ratio}`,
    },
    {
      what: `messages a second to sockets of rooms`,
      value: `${Math.round(all.messagesPerSecond)}/s`,
      target: `${targets.messagesPerSecond}/s`,
      holds: all.messagesPerSecond >= targets.messagesPerSecond && all.refused === 0,
      baseline: `${twoDigits(all.actionsPerSecond)} actions/s, ${all.refused} of ${all.actions} refused, answered in p50 ${all.answered.p50} and p99 ${all.answered.p99} ms; ${lost} sockets lost; server ${twoDigits(cpuShare)} of a core`,
    },
  ];
}
