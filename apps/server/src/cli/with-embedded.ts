import pg from 'pg';
import { type EmbeddedOptions, type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/postgres/embedded.ts';

/** Joins the running server, or starts it for the work and stops it again unless somebody came to use it meanwhile. */
export async function withEmbedded<T>(
  options: EmbeddedOptions,
  work: (cluster: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  let wasRunning = true;
  const cluster = await openEmbeddedPostgres({
    ...options,
    onProgress: (step) => {
      wasRunning = step === 'joining';
    },
  });
  try {
    return await work(cluster);
  } finally {
    if (!wasRunning && !(await isUsedByOthers(cluster.urlOf('postgres')))) await cluster.stop();
  }
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return (rowCount ?? 0) > 0;
}
