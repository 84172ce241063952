import { elapsedMs } from '../clock.ts';
import type { LookupHash } from '../crypto/lookup-hash.ts';
import { networkOf } from '../http/connections/network-of.ts';
import type { RaiseAlarm } from './alarm.ts';
import { createLineBound } from './line-bound.ts';
import { createBurstWatch } from './security-bursts.ts';
import {
  type AuditedKind,
  auditedActs,
  type SecurityBurst,
  type SecurityKind,
  securityBursts,
} from './security-kinds.ts';

export interface SecurityEvent {
  kind: SecurityKind;
  /** Null or absent: of no brand. */
  brandId?: string | null;
  /** The client's address; the log shows its wider network and a pseudonym. */
  ip?: string;
  /** Whom or what it is about, by an id: `member:<id>`, `staff:<id>`, `vendor:<code>`, `chat:<id>`. */
  subject?: string;
  /** A name as somebody typed it, which may be a password by mistake; the log shows a pseudonym. */
  typedName?: string;
  /** Codes and figures; no personal data. */
  detail?: Readonly<Record<string, string | number>>;
}

/** An event that is an act: `actor` did it to `subject`, and the audit log keeps it. */
export interface SecurityAct extends SecurityEvent {
  kind: AuditedKind;
  subject: string;
  /** A staff account's id, or the name of a command or rule. */
  actor: { kind: 'staff' | 'system'; id: string };
  reason?: string;
}

/** Where every part of the operator tells what happens at its doors. */
export interface SecurityEvents {
  /** A line in the log (of what strangers flood some a minute and how many more there were), a count, and an alarm where it completes a burst. */
  note(event: SecurityEvent): void;
  /** The same, and a row of the audit log first; rejects when that cannot be written, so that nothing is done unseen. */
  record(act: SecurityAct): Promise<void>;
}

/** What the log shows of an event. */
export interface SecurityLine {
  security: SecurityKind;
  brandId?: string;
  /** The wider network of the address, as 203.0.113.0/24; `source` is the same for the same address alone. */
  network?: string;
  source?: string;
  subject?: string;
  [detail: string]: string | number | undefined;
}

/** A row of the audit log. */
export interface SecurityRow {
  actor: SecurityAct['actor'];
  brandId: string | null;
  act: string;
  subject: string;
  reason: string;
  after: unknown;
}

export interface SecurityEventTools {
  write: (line: SecurityLine) => void;
  counted: (kind: SecurityKind) => void;
  raiseAlarm: RaiseAlarm;
  lookupHash: LookupHash;
  append: (row: SecurityRow) => Promise<unknown>;
  /** The operator's own by default. */
  bursts?: readonly SecurityBurst[];
  /** A time that only grows; the process's own by default. */
  elapsedMs?: () => number;
}

export function createSecurityEvents(tools: SecurityEventTools): SecurityEvents {
  const watch = createBurstWatch(tools.bursts ?? securityBursts, tools.elapsedMs ?? elapsedMs);
  const write = createLineBound(tools.write);
  const lineOf = (event: SecurityEvent) => securityLineOf(event, tools.lookupHash);

  const note = (event: SecurityEvent): void => {
    write(lineOf(event));
    tools.counted(event.kind);
    for (const { kind, count, windowMinutes } of watch.of(event.kind))
      tools.raiseAlarm({ code: 'security_burst', detail: { kind, count, windowMinutes } });
  };

  return {
    note,
    record: async (event) => {
      const { kind, actor, brandId = null, subject, reason = '' } = event;
      const { security: _kind, brandId: _brand, subject: _subject, ...after } = lineOf(event);
      await tools.append({ actor, brandId, act: auditedActs[kind], subject, reason, after });
      note(event);
    },
  };
}

/** Long enough that no two names of an installation share one by chance. */
const pseudonymLength = 16;

function securityLineOf({ kind, brandId, ip, subject, typedName, detail }: SecurityEvent, lookupHash: LookupHash) {
  const pseudonymOf = (what: string, ...parts: string[]) =>
    lookupHash(`security ${what}`, ...parts)
      .toString('base64url')
      .slice(0, pseudonymLength);
  const named =
    subject ??
    (typedName === undefined ? undefined : `name:${pseudonymOf('name', brandId ?? '', typedName.toLowerCase())}`);
  const line: SecurityLine = { ...detail, security: kind };
  if (brandId) line.brandId = brandId;
  if (ip) Object.assign(line, { network: widerNetworkOf(ip), source: pseudonymOf('source', networkOf(ip)) });
  if (named) line.subject = named;
  return line;
}

/** Whose provider it is, not whose line: 203.0.113.7 is of 203.0.113.0/24, an IPv6 address of its /48. */
function widerNetworkOf(ip: string): string {
  const network = networkOf(ip);
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return /^\d+(\.\d+){3}$/.test(network) ? network.replace(/\.\d+$/, '.0/24') : 'unknown';
}
