// @covers lobby-card-rooms

import type { Calls, CallValue } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { menu, opened, wanted } from './lobby/lobby.fixture.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { RoomList } from './room-list.tsx';

const room = {
  roomId: 'r1',
  roomName: 'Bamboo',
  gameCode: 'mahjong',
  minBet: '0.50',
  maxBet: '1250.00',
  seats: 4,
  players: 3,
  state: 'open' as const,
};
const rooms: CallValue<Calls['roomList']>['list'] = [
  room,
  { ...room, roomId: 'r2', roomName: 'Lotus', players: 4, state: 'full' },
  { ...room, roomId: 'r3', roomName: 'Crane', players: 0, state: 'closed' },
];

let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  opened.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(vendorCount: number, chosen: string, who: typeof member | null = member) {
  stubServer((path, { data }) => {
    if (path !== pathOf('roomList')) return refusal(404, 'not_found');
    asked.push(data);
    return { list: rooms, serverTime: '2026-11-21T11:00:00.000Z' };
  });
  const vendors = menu(vendorCount, 5, 'PVP').data.lanes[0]?.cards ?? [];
  const Page = () => <RoomList gameType="PVP" vendors={vendors} chosen={chosen} onOpenGame={opened} />;
  await renderSite(Page, '/pvp', who);
}

test('shows the rooms of the chosen vendor with stakes, seats and state; an open one opens its game', async () => {
  await show(3, 'V2');
  const open = await screen.findByRole('link', { name: /Bamboo/ });
  expect(asked).toEqual([{ vassalage: 'V2', language: 'TY' }]);
  expect(open.textContent).toMatch(/P\s0\.50 to P\s1,250\.00/);
  expect(screen.getByRole('img', { name: '3 of 4 seats taken' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Full')).toBeTruthy();
  expect(screen.getByText('Closed')).toBeTruthy();
  fireEvent.click(open);
  const address = { vendor: 'V2', gameCode: 'mahjong', gameType: 'PVP' };
  expect(opened).toHaveBeenCalledWith(address, expect.anything());
});

test('asks the only vendor without a choice', async () => {
  await show(1, '');
  await screen.findByRole('link', { name: /Bamboo/ });
  expect(asked).toEqual([{ vassalage: 'STUDIO', language: 'TY' }]);
});

test('asks every vendor while none is chosen, and each room leads to its own', async () => {
  await show(2, '');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Bamboo/ })).toHaveLength(2));
  expect(asked).toEqual([
    { vassalage: 'STUDIO', language: 'TY' },
    { vassalage: 'V2', language: 'TY' },
  ]);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/game?vendor=STUDIO&gameCode=mahjong', '/game?vendor=V2&gameCode=mahjong']);
});

test('asks nobody for a guest', async () => {
  await show(1, 'STUDIO', null);
  await waitFor(() => expect(document.querySelector('ul')).toBeNull());
  expect(asked).toEqual([]);
});

test('a lobby without a listed game shows the rooms that its vendors have', async () => {
  const room = { ...rooms[0], state: 'open' as const };
  stubServer((path) => {
    if (path === pathOf('vendorMenu')) return menu(2, 0, 'PVP');
    if (path === pathOf('roomList')) return { list: [room], serverTime: '2026-11-21T11:00:00.000Z' };
    return refusal(404, 'not_found');
  });
  const Page = () => <Lobby types={['PVP']} title="Card rooms" requireLogin={wanted} onOpenGame={opened} />;
  await renderSite(Page, '/pvp');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Bamboo/ })).toHaveLength(2));
  expect(screen.queryByText(/no game is open/)).toBeNull();
});
