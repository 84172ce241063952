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
const removedAtOnce = 1_000;
const connectTimeoutMs = 10_000;
const requestTimeoutMs = 120_000;

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
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
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
    remove: async (names) => {
      for (let at = 0; at < names.length; at += removedAtOnce) {
        const Objects = names.slice(at, at + removedAtOnce).map((name) => ({ Key: `${prefix}${name}` }));
        const { Errors = [] } = await client.send(
          new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        const [first] = Errors;
        if (first) throw new Error(`${first.Key} was not removed: ${first.Message}`);
      }
    },
  };
}
