import { expect, test } from 'vitest';
import { createEventBus } from './event-bus.ts';

interface Events {
  opened: { id: string };
  closed: object;
}

test('tells every listener of the event, in the order in which they came, and nobody else', () => {
  const heard: string[] = [];
  const bus = createEventBus<Events>((error) => expect.fail(String(error)));
  bus.emit('opened', { id: 'before anybody listened' });
  bus.on('opened', ({ id }) => heard.push(`first ${id}`));
  bus.on('opened', ({ id }) => heard.push(`second ${id}`));
  bus.on('closed', () => heard.push('closed'));
  bus.emit('opened', { id: 'a' });
  expect(heard).toEqual(['first a', 'second a']);
});

test('a listener that throws keeps nobody else from the event', () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const bus = createEventBus<Events>((error) => errors.push(error));
  const lost = new Error('lost');
  bus.on('closed', () => {
    throw lost;
  });
  bus.on('closed', () => heard.push('closed'));
  bus.emit('closed', {});
  expect([heard, errors]).toEqual([['closed'], [lost]]);
});
