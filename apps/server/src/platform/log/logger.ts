import path from 'node:path';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface LogOptions {
  level: (typeof logLevels)[number];
  /** `file`: baize.log in the data folder, so that the terminal stays readable. */
  target: 'file' | 'stderr';
  dataFolder: string;
}

/** Paths whose values never reach a log. */
const secrets = [
  'token',
  'password',
  'confirmPassword',
  'authorization',
  'cookie',
  '["studio-session"]',
  'launchToken',
];
const redact = secrets.flatMap((name) => {
  const dotted = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${dotted}`, `*.*${dotted}`, `*.*.*${dotted}`];
});

/** One JSON object a line. A log that cannot be written (a full disk) stops nothing. */
export function createLogger(options: LogOptions): Logger {
  return pino({ level: options.level, redact, timestamp: stdTimeFunctions.isoTime }, openTarget(options));
}

function openTarget({ target, dataFolder }: LogOptions): DestinationStream {
  const place = target === 'file' ? { dest: path.join(dataFolder, 'baize.log'), mode: 0o600 } : { dest: 2 };
  const stream = destination({ ...place, sync: true });
  stream.on('error', () => undefined);
  return stream;
}
