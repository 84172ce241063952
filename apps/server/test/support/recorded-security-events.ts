import type { SecurityAct, SecurityEvent, SecurityEvents } from '../../src/platform/log/security-events.ts';

export interface RecordedSecurityEvents extends SecurityEvents {
  /** Everything that was told, oldest first. */
  heard: (SecurityEvent | SecurityAct)[];
}

/** Keeps what it is told in memory. */
export function recordSecurityEvents(): RecordedSecurityEvents {
  const heard: RecordedSecurityEvents['heard'] = [];
  return {
    heard,
    note: (event) => void heard.push(event),
    record: async (act) => void heard.push(act),
  };
}
