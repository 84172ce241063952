import { fail, ok, type Result } from '../../platform/result.ts';

export interface PicturePoolOptions<P> {
  draw: () => Promise<P>;
  /** Drawn ahead, so that who needs one seldom waits. */
  readyCount: number;
  /** Who wait at most; the others are told to come again. */
  maxWaiting: number;
  /** Passes between two drawings: no flood makes more of them than time allows. */
  pause: () => Promise<unknown>;
}

interface Waiting<P> {
  give: (picture: P) => void;
  refuse: (error: unknown) => void;
}

/** Pictures that are drawn one at a time, at a pace of their own, however many are asked for. Nothing is drawn before the first is. */
export function createPicturePool<P>({ draw, readyCount, maxWaiting, pause }: PicturePoolOptions<P>) {
  const ready: P[] = [];
  const waiting: Waiting<P>[] = [];
  let isDrawing = false;

  const drawUntilFull = async (): Promise<void> => {
    while (waiting.length > 0 || ready.length < readyCount) {
      const picture = await draw();
      const next = waiting.shift();
      if (next) next.give(picture);
      else ready.push(picture);
      await pause();
    }
  };

  const keepDrawing = (): void => {
    if (isDrawing) return;
    isDrawing = true;
    drawUntilFull()
      .catch((error: unknown) => {
        for (const { refuse } of waiting.splice(0)) refuse(error);
      })
      .finally(() => {
        isDrawing = false;
        if (waiting.length > 0) keepDrawing();
      });
  };

  /** A picture that nobody else gets. */
  const take = async (): Promise<Result<P, 'service_unavailable'>> => {
    const picture = ready.shift();
    if (picture === undefined && waiting.length >= maxWaiting) return fail('service_unavailable');
    const given =
      picture === undefined
        ? new Promise<P>((give, refuse) => {
            waiting.push({ give, refuse });
          })
        : picture;
    keepDrawing();
    return ok(await given);
  };

  return { take };
}
