import type { FrameToHost } from '@baize/contract';

const MINOR_AMOUNT = /^\d{1,18}$/;
const ROUND_ID = /^[0-9a-fA-F-]{36}$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a game's frame said, field by field; null for anything that is not exactly a message of the contract. */
export function readFrameMessage(data: unknown): FrameToHost | null {
  if (!isRecord(data) || data.channel !== 'baize-game') return null;
  const { channel, type, roundId, balanceMinor, sound, tableChat } = data;
  switch (type) {
    case 'ready':
    case 'close':
    case 'depositRequested':
    case 'sessionEnded':
      return { channel, type };
    case 'roundStarted':
    case 'roundEnded':
      if (typeof roundId !== 'string' || !ROUND_ID.test(roundId)) return null;
      if (typeof balanceMinor !== 'string' || !MINOR_AMOUNT.test(balanceMinor)) return null;
      return { channel, type, roundId, balanceMinor };
    case 'bigWin':
      return typeof roundId === 'string' && ROUND_ID.test(roundId) ? { channel, type, roundId } : null;
    case 'preferenceChanged':
      if (typeof sound === 'boolean') return { channel, type, sound };
      return typeof tableChat === 'boolean' ? { channel, type, tableChat } : null;
    default:
      return null;
  }
}
