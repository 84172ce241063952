import path from 'node:path';
import {
  type DestinationStream,
  destination,
  type Logger,
  pino,
  type SerializedError,
  stdSerializers,
  stdTimeFunctions,
} from 'pino';
import { rotatingFile } from './rotating-file.ts';
import type { SecurityLine } from './security-events.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface LogOptions {
  level: (typeof logLevels)[number];
  /** `file`: baize.log in the data folder, so that the terminal stays readable. */
  target: 'file' | 'stderr';
  dataFolder: string;
  /** `maxLogFileBytes` by default. */
  maxFileBytes?: number;
}

/** When baize.log has this size it is put aside as baize.log.1; `maxLogFiles` are kept in all. */
const maxLogFileBytes = 10 * 1024 * 1024;
const maxLogFiles = 5;

/** Paths whose values never reach a log. */
const secrets = ['token', 'password', 'confirmPassword', 'authorization', 'cookie', '["game-session"]', 'launchToken'];
const redact = secrets.flatMap((name) => {
  const dotted = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${dotted}`, `*.*${dotted}`, `*.*.*${dotted}`];
});

/** One JSON object a line. A log that cannot be written (a full disk) stops nothing. */
export function createLogger(options: LogOptions): Logger {
  const serializers = { err: withoutRows };
  return pino({ level: options.level, redact, serializers, timestamp: stdTimeFunctions.isoTime }, openTarget(options));
}

/** Writes security events whatever level is set: a log without them would hide an attack. */
export function securityWriter(logger: Logger): (line: SecurityLine) => void {
  const always = logger.child({}, { level: 'info' });
  return (line) => always.info(line, 'security event');
}

/** Where an error of the database shows the row that it is about, and one of Redis what was sent to it. */
const showRows = new Set(['detail', 'where', 'internalQuery', 'parameters', 'command']);

/** An error as it may be written down: its database's row is somebody's personal data. */
function withoutRows(error: unknown): unknown {
  return error instanceof Error ? scrubbed(stdSerializers.err(error)) : error;
}

function scrubbed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubbed);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const kept = Object.entries(value as SerializedError).filter(([name]) => !showRows.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, scrubbed(inner)]));
}

function openTarget({ target, dataFolder, maxFileBytes = maxLogFileBytes }: LogOptions): DestinationStream {
  if (target === 'file')
    return rotatingFile({ path: path.join(dataFolder, 'baize.log'), maxFileBytes, maxFiles: maxLogFiles });
  const stream = destination({ dest: 2, sync: true });
  stream.on('error', () => undefined);
  return stream;
}
