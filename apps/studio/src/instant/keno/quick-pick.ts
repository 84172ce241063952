import { numbers, pickCounts } from '@baize/games/keno';

/** Numbers for a player who does not mind which: as many as he had picked, the most without any. They decide no draw. */
export function quickPick(count: number): number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1);
  const picked: number[] = [];
  while (picked.length < (count || pickCounts.max)) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    picked.push(...left.splice(word % left.length, 1));
  }
  return picked.sort((a, b) => a - b);
}
