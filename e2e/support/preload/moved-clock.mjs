// Loaded into a server before it starts: its clock stands as many milliseconds ahead as the file of CLOCK_FILE says.
import { readFileSync } from 'node:fs';

const readEveryMs = 50;
const SystemDate = Date;
let aheadMs = 0;

const read = () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
};
read();
setInterval(read, readEveryMs).unref();

const now = () => SystemDate.now() + aheadMs;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
