// @covers launch-token

import { expect, it } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const channel = 'baize-game';
const roundId = '01939a3c-0000-7000-8000-000000000001';

it('reads each message of the contract and drops what does not belong to it', () => {
  expect(readFrameMessage({ channel, type: 'ready', extra: 1 })).toEqual({ channel, type: 'ready' });
  expect(readFrameMessage({ channel, type: 'roundEnded', roundId, balanceMinor: '125000' })).toEqual({
    channel,
    type: 'roundEnded',
    roundId,
    balanceMinor: '125000',
  });
  expect(readFrameMessage({ channel, type: 'bigWin', roundId, amount: 5 })).toEqual({
    channel,
    type: 'bigWin',
    roundId,
  });
  for (const preference of [{ sound: true }, { tableChat: false }])
    expect(readFrameMessage({ channel, type: 'preferenceChanged', ...preference, extra: 1 })).toEqual({
      channel,
      type: 'preferenceChanged',
      ...preference,
    });
});

it.each([
  null,
  'ready',
  { type: 'ready' },
  { channel: 'other', type: 'ready' },
  { channel, type: 'transferEverything' },
  { channel, type: 'roundEnded', roundId, balanceMinor: 125000 },
  { channel, type: 'roundEnded', roundId, balanceMinor: '-5' },
  { channel, type: 'roundEnded', roundId, balanceMinor: '1e5' },
  { channel, type: 'roundEnded', roundId: 'x', balanceMinor: '5' },
  { channel, type: 'bigWin' },
  { channel, type: 'bigWin', roundId: '/../x' },
  { channel, type: 'preferenceChanged', sound: 'yes' },
  { channel, type: 'preferenceChanged', tableChat: 'yes' },
])('refuses %o', (data) => {
  expect(readFrameMessage(data)).toBeNull();
});
