import { Readable } from 'node:stream';
import { MissingObjectError, type ObjectStore } from './object-store.ts';

/** A bucket of a store that speaks S3. */
export interface BucketPlace {
  bucket: string;
  /** Before each name; empty, or with a slash at its end. */
  prefix: string;
  /** Null: the store of the region at AWS. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A write of a piece holds this much in memory; an object has at most 10,000 pieces. */
const pieceBytes = 16 * 1024 * 1024;
const removedAtOnce = 8;
const connectTimeoutMs = 10_000;
/** For an answer, and for a connection on which nothing moves. */
const requestTimeoutMs = 60_000;
const maxAttempts = 2;

/** Objects of a bucket. The client's library is loaded here alone. */
export async function openBucketStore(place: BucketPlace): Promise<ObjectStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { bucket: Bucket, prefix } = place;
  const client = new s3.S3Client({
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Stores beside AWS know buckets by path, and not all of them know its newer checksums.
    ...(place.endpoint !== null && { endpoint: place.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: place.endpoint === null ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: requestTimeoutMs,
      socketTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  async function* read(name: string): AsyncGenerator<Buffer> {
    const Key = `${prefix}${name}`;
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
      if (error instanceof s3.NoSuchKey) throw new MissingObjectError(`${place.bucket}/${Key} is missing`);
      throw error;
    });
    // In Node.js the body is a stream of bytes.
    if (Body) for await (const chunk of Body as AsyncIterable<Uint8Array>) yield Buffer.from(chunk);
  }
  return {
    place: `s3://${Bucket}/${prefix}`,
    list: async (named) => {
      const found: string[] = [];
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${named}` });
      for await (const { Contents = [] } of pages)
        for (const { Key = '' } of Contents) found.push(Key.slice(prefix.length));
      return found;
    },
    read,
    write: async (name, content) => {
      const params = { Bucket, Key: `${prefix}${name}`, Body: Readable.from(content) };
      await new Upload({ client, partSize: pieceBytes, queueSize: 1, params }).done();
    },
    // One by one: many at once need a checksum that stores beside AWS do not agree about.
    remove: async (names) => {
      for (let at = 0; at < names.length; at += removedAtOnce) {
        const some = names.slice(at, at + removedAtOnce).map((name) => ({ Bucket, Key: `${prefix}${name}` }));
        await Promise.all(some.map((input) => client.send(new s3.DeleteObjectCommand(input))));
      }
    },
  };
}
