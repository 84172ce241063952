import { constants } from 'node:os';
import { readConfig } from './boot/config.ts';
import { createLifetime } from './boot/lifetime.ts';
import { start } from './boot/start.ts';
import { StartInterrupted, sentenceOf } from './boot/start-failure.ts';

const log = (line: string): void => void process.stdout.write(`${line}\n`);
const onError = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Whoever read the output may be gone; that ends nothing. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** One Ctrl-C can arrive twice, from the terminal and once more through npm: that is no second one. */
const echoMs = 500;

const lifetime = createLifetime((error) => onError(sentenceOf(error)));
let isEnding = false;
let signalledAtMs = 0;

/** Ends the process after everything that was opened is closed; a second signal does not wait for that. */
async function end(exitCode: number): Promise<never> {
  isEnding = true;
  await lifetime.end();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const sinceFirstMs = performance.now() - signalledAtMs;
    if (isEnding && sinceFirstMs < echoMs) return;
    if (isEnding) process.exit(128 + constants.signals[signal]);
    signalledAtMs = performance.now();
    log('Stopping …');
    isEnding = true;
    lifetime.interrupt();
    if (isStarted) void end(0);
  });
}

let isStarted = false;
try {
  await start(readConfig(), lifetime, log);
  isStarted = true;
} catch (error) {
  if (error instanceof StartInterrupted) await end(0);
  onError(sentenceOf(error));
  await end(1);
}
