import { createInterface } from 'node:readline';

/**
 * Stops the clocks of this process (of the wall, and of elapsed time) at its first argument (milliseconds); a line on its input, as `to 1763733600000`, sets it on, and `at …` on its
 * output says that it stands there. Timers run as ever.
 */
let nowMs = Number(process.argv[2]);
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [nowMs], newTarget),
  get: (target, key, receiver) => (key === 'now' ? () => nowMs : Reflect.get(target, key, receiver)),
});

const firstMs = nowMs;
performance.now = () => nowMs - firstMs;

const input = createInterface(process.stdin);
input.on('line', (line) => {
  nowMs = Number(line.replace('to ', ''));
  process.stdout.write(`at ${nowMs}\n`);
});
// Whoever started it is gone: nobody is left to end it.
input.once('close', () => process.exit(0));
