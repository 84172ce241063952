import { createLoadQueue, nextOfAnother } from '../jobs/work-queue.ts';

interface Picture {
  pixels: number;
  network: string;
}

export interface PictureLimits {
  /** Pixels that wait in all, and those of one network. */
  maxPixelsWaiting: number;
  maxPixelsOfNetwork: number;
  /** Pictures of one network, in work or waiting. */
  maxOfNetwork: number;
  /** So many networks may have one picture each waiting, however large it is and whatever waits of others. */
  maxNetworksWaiting: number;
  /** Pictures of at most this size are small, and this many pixels of waiting small ones have room whatever else waits. */
  smallPixels: number;
  smallPixelsWaiting: number;
}

const pixelsOf = (pictures: readonly Picture[]) => pictures.reduce((sum, { pixels }) => sum + pixels, 0);

/** Whether one more picture may wait. */
export function hasRoomFor(
  picture: Picture,
  { running, waiting }: { running: readonly Picture[]; waiting: readonly Picture[] },
  limits: PictureLimits,
): boolean {
  const isOwn = ({ network }: Picture) => network === picture.network;
  const own = waiting.filter(isOwn);
  if (own.length + running.filter(isOwn).length >= limits.maxOfNetwork) return false;
  const fitsShare = pixelsOf(own) + picture.pixels <= limits.maxPixelsOfNetwork;
  if (fitsShare && pixelsOf(waiting) + picture.pixels <= limits.maxPixelsWaiting) return true;
  const isSmall = ({ pixels }: Picture) => pixels <= limits.smallPixels;
  if (isSmall(picture) && pixelsOf(waiting.filter(isSmall)) + picture.pixels <= limits.smallPixelsWaiting) return true;
  return own.length === 0 && new Set(waiting.map(({ network }) => network)).size < limits.maxNetworksWaiting;
}

/** Works on one picture at a time; more wait while there is room for them, the next is refused. Networks take turns. */
export const createPictureQueue = (limits: PictureLimits) =>
  createLoadQueue<Picture>({
    maxRunning: 1,
    hasRoom: (picture, others) => hasRoomFor(picture, others, limits),
    next: (waiting, last) =>
      nextOfAnother(
        waiting.map(({ network }) => network),
        last.network,
      ),
  });
