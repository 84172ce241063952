import type { WhitelabelFlag } from '@baize/contract';
import { useWhitelabel } from './api/queries/whitelabel.ts';

/** Whether the brand has switched a feature on; `whileUnknown` holds until its answer is here. */
export function useFlag(flag: WhitelabelFlag, whileUnknown: boolean): boolean {
  const { data } = useWhitelabel();
  if (data === undefined) return whileUnknown;
  return data.whitelabel.some(({ modId, enabled }) => modId === flag && enabled === '1');
}
