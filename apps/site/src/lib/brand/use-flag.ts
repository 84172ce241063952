import type { WhitelabelFlag } from '@baize/contract';
import { useWhitelabel } from './whitelabel.ts';

interface FlagNode {
  modId: WhitelabelFlag;
  enabled: '0' | '1';
  childrenNodes: readonly FlagNode[];
}

/** Whether the brand has switched a feature on; `whileUnknown` holds until its answer is here. */
export function useFlag(flag: WhitelabelFlag, whileUnknown: boolean): boolean {
  const { data } = useWhitelabel();
  return data === undefined ? whileUnknown : isOn(data.info.whitelabel, flag);
}

/** A flag is on when it is '1' wherever it stands in the tree; what its parent says does not count. */
const isOn = (nodes: readonly FlagNode[], flag: WhitelabelFlag): boolean =>
  nodes.some(({ modId, enabled, childrenNodes }) => (modId === flag && enabled === '1') || isOn(childrenNodes, flag));
