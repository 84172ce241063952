import { fail, ok, type Result } from '../result.ts';

interface Picture {
  pixels: number;
  network: string;
}
interface Waiting extends Picture {
  begin: () => void;
}

/**
 * Works on one picture at a time. What waits holds at most `maxPixelsWaiting` pixels in all, and at most `maxOfNetwork` pictures of one
 * network are in work or waiting; beyond that the next is refused. Networks take turns.
 */
export function createPictureQueue(limits: { maxPixelsWaiting: number; maxOfNetwork: number }) {
  const ofNetwork = new Map<string, number>();
  const waiting: Waiting[] = [];
  let isWorking = false;
  let lastNetwork: string | null = null;

  const pixelsWaiting = () => waiting.reduce((sum, { pixels }) => sum + pixels, 0);
  const count = (network: string, change: 1 | -1) => {
    const now = (ofNetwork.get(network) ?? 0) + change;
    if (now === 0) ofNetwork.delete(network);
    else ofNetwork.set(network, now);
  };
  const next = (): void => {
    const another = waiting.findIndex(({ network }) => network !== lastNetwork);
    const [turn] = waiting.splice(Math.max(another, 0), 1);
    isWorking = turn !== undefined;
    turn?.begin();
  };

  return async <V>(picture: Picture, work: () => Promise<V>): Promise<Result<V, 'service_unavailable'>> => {
    const isFull = isWorking && pixelsWaiting() + picture.pixels > limits.maxPixelsWaiting;
    if (isFull || (ofNetwork.get(picture.network) ?? 0) >= limits.maxOfNetwork)
      return fail('service_unavailable', { retryAfterSeconds: 1 });
    count(picture.network, 1);
    if (isWorking) await new Promise<void>((begin) => waiting.push({ ...picture, begin }));
    isWorking = true;
    lastNetwork = picture.network;
    try {
      return ok(await work());
    } finally {
      count(picture.network, -1);
      next();
    }
  };
}
