import { createLoadQueue } from '../jobs/work-queue.ts';

interface Picture {
  pixels: number;
  network: string;
}

/**
 * Works on one picture at a time. What waits holds at most `maxPixelsWaiting` pixels in all, and at most `maxOfNetwork` pictures of one
 * network are in work or waiting; beyond that the next is refused. Networks take turns.
 */
export const createPictureQueue = (limits: { maxPixelsWaiting: number; maxOfNetwork: number }) =>
  createLoadQueue<Picture>({
    maxRunning: 1,
    hasRoom: ({ pixels, network }, { running, waiting }) =>
      waiting.reduce((sum, picture) => sum + picture.pixels, pixels) <= limits.maxPixelsWaiting &&
      [...running, ...waiting].filter((picture) => picture.network === network).length < limits.maxOfNetwork,
    next: (waiting, last) =>
      Math.max(
        waiting.findIndex(({ network }) => network !== last.network),
        0,
      ),
  });
