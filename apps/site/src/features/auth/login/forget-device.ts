import { callApi } from '../../../lib/api/client.ts';
import { forgetRemembered, readRemembered } from './remembered.ts';

/** Forgets what a remembered login left here, and has the server forget the device. What it cannot be told ends within the day. */
export function forgetDevice(): void {
  const { isDevice } = readRemembered();
  forgetRemembered();
  if (isDevice) callApi('forgetDevice', {}).catch(() => undefined);
}
