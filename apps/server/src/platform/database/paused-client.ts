import pg from 'pg';

/** A database that is gone or not ready yet spends a process on each connection that it refuses. */
const pauseMs = 250;
/** Nobody listens; the database is not there; the server starts or ends. Not that all places are taken: one may be free a moment later. */
const goneCodes = new Set(['ECONNREFUSED', 'ENOENT', '3D000', '57P01', '57P03']);

const isGone = (error: object): boolean => 'code' in error && goneCodes.has(String(error.code));

/** As the driver calls it: with null or nothing once it is connected. */
type Connected = (error?: Error | null) => void;

/**
 * The client of one pool. After its database refused a connection as gone, whoever asks within a quarter of a second gets the same refusal
 * without asking it again.
 */
export function pausedClient(): typeof pg.Client {
  let refusal: Error | null = null;
  const remember = (error: Error): void => {
    if (!isGone(error)) return;
    refusal = error;
    setTimeout(() => {
      refusal = null;
    }, pauseMs).unref();
  };
  /** The driver's own `connect`, in the form that a pool calls. */
  const ask = pg.Client.prototype.connect as (this: pg.Client, done: Connected) => void;
  return class PausedClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(done: Connected): void;
    override connect(done?: Connected): Promise<pg.Client> | undefined {
      if (done === undefined)
        return new Promise((resolve, reject) => this.connect((error) => (error ? reject(error) : resolve(this))));
      if (refusal !== null) {
        process.nextTick(done, refusal);
        return undefined;
      }
      ask.call(this, (error) => {
        if (error) remember(error);
        done(error);
      });
      return undefined;
    }
  };
}
