import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { openStaffSocket } from './staff-socket.ts';

const { handlers } = vi.hoisted(() => ({ handlers: new Map<string, (value?: unknown) => void>() }));
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, handler: (value?: unknown) => void) => handlers.set(name, handler),
    connect: () => undefined,
    disconnect: () => undefined,
  }),
}));
const receive = (name: string, value?: unknown) => handlers.get(name)?.(value);

afterEach(() => handlers.clear());

function open() {
  const invalidateQueries = vi.fn(async () => undefined);
  const onLive = vi.fn();
  const close = openStaffSocket('token-of-staff', { invalidateQueries } as unknown as QueryClient, onLive);
  return { invalidateQueries, onLive, close };
}

it('reads nothing again where the line stands at once', () => {
  const { invalidateQueries, onLive, close } = open();
  receive('connect');
  expect(onLive).toHaveBeenLastCalledWith(true);
  expect(invalidateQueries).not.toHaveBeenCalled();
  close();
});

it.each([
  ['the line broke', () => [receive('connect'), receive('disconnect', 'transport close')]],
  ['the line did not stand at first', () => [receive('connect_error', new Error('websocket error'))]],
])('reads again what was told while %s', (_name, happen) => {
  const { invalidateQueries, onLive, close } = open();
  happen();
  expect(onLive).toHaveBeenLastCalledWith(false);
  receive('connect');
  expect(onLive).toHaveBeenLastCalledWith(true);
  expect(invalidateQueries).toHaveBeenCalledOnce();
  close();
});
