import { callApi } from '../../../lib/api/client.ts';
import { forgetCachedRound, readCachedRound } from '../remembered.ts';

/** Forgets what a remembered login left here, and has the server forget the device. What it cannot be told ends within the day. */
export function forgetDevice(): void {
  const { isDevice } = readCachedRound();
  forgetCachedRound();
  if (isDevice) callApi('forgetDevice', {}).catch(() => undefined);
}
