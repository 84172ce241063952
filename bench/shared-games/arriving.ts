import { createClient } from '@baize/client';
import { encryptBody } from '@baize/client/encryption';
import { createPlayer, type Player } from '@baize/testkit/player';

const atOnce = 16;
const timeoutMs = 30_000;

/** Does something for each of so many, some at once. */
export async function forEach<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) made[index] = await make(index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

/** Where a member says that he comes from. */
export const addressOf = (index: number): string => `10.9.${index >> 8}.${index & 255}`;

/** Members with play money, each from an address of his own: registrations are counted by it. */
export const arrive = (url: string, count: number): Promise<Player[]> =>
  forEach(count, async (index) => {
    const player = createPlayer(url, `guest${index}x`, 'Lantern-90417', addressOf(index));
    await player.register();
    await player.deposit('5000.00');
    return player;
  });

/** The launch token of a game that opens in a frame. */
export async function launchTokenOf(player: Player, vendor: string, gameCode: string): Promise<string> {
  const { url } = await player.call('launchGame', { data: { vendor, gameCode, language: 'TY' } });
  return new URL(url, 'http://localhost').searchParams.get('launchToken') ?? '';
}

/** The calls of a game in its frame. */
export const frameOf = (baseUrl: string, session: string) =>
  createClient({ baseUrl, timeoutMs, credentials: () => ({ 'game-session': session }), encrypt: encryptBody });
