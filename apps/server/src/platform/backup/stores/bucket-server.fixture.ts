import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketPlace } from './bucket-store.ts';

export interface BucketServer {
  place: BucketPlace;
  /** What it keeps, by name. */
  objects: Map<string, Buffer>;
  stop(): Promise<void>;
}

const [bucket, region, accessKeyId, secretAccessKey] = ['backups', 'eu-test-1', 'an access key', 'the secret of it'];
const namesOfAPage = 100;

type Answer = { status: number; body?: string | Buffer };
const xml = (name: string, content: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`,
});
const refusal = (status: number, code: string): Answer => ({
  ...xml('Error', `<Code>${code}</Code><Message>${code}</Message>`),
  status,
});
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request was signed by the one access key, by version 4 of AWS's signatures, over the body that came. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const form = /Credential=(.+)\/(\d{8}\/.+\/s3\/aws4_request), SignedHeaders=(.+), Signature=(\w+)$/;
  const [, keyId, scope = '', signed = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const [path, terms] = [url.pathname, query.join('&')];
  const asked = [request.method, path, terms, headers.join(''), signed, claimed].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(asked)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return keyId === accessKeyId && hmac(key, text).toString('hex') === signature;
}

/** A server that speaks as much of S3 as backups use, checks every signature, and has one empty bucket. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const list = (query: URLSearchParams): Answer => {
    const after = query.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after);
    const page = names.toSorted().slice(0, namesOfAPage);
    const isCut = names.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return xml('ListBucketResult', `<IsTruncated>${isCut}</IsTruncated>${next}${contents}`);
  };
  const upload = (method: string, name: string, query: URLSearchParams, body: Buffer): Answer => {
    const id = query.get('uploadId') ?? randomUUID();
    const parts = uploads.get(id) ?? new Map<number, Buffer>();
    uploads.set(id, parts);
    if (method === 'POST' && query.has('uploads'))
      return xml('InitiateMultipartUploadResult', `<Key>${name}</Key><UploadId>${id}</UploadId>`);
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200 };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    objects.set(name, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)));
    return xml('CompleteMultipartUploadResult', `<Key>${name}</Key>`);
  };
  const answer = (method: string, url: URL, body: Buffer): Answer => {
    const [, inBucket, ...parts] = decodeURIComponent(url.pathname).split('/');
    const [name, query] = [parts.join('/'), url.searchParams];
    if (inBucket !== bucket) return refusal(404, 'NoSuchBucket');
    if (query.has('list-type')) return list(query);
    if (query.has('uploads') || query.has('uploadId')) return upload(method, name, query, body);
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    const kept = objects.get(name);
    if (method === 'GET') return kept ? { status: 200, body: kept } : refusal(404, 'NoSuchKey');
    objects.set(name, body);
    return { status: 200 };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [url, content] = [new URL(request.url ?? '', 'http://bucket'), Buffer.concat(chunks)];
    const { status, body } = isSigned(request, url, content)
      ? answer(request.method ?? '', url, content)
      : refusal(403, 'SignatureDoesNotMatch');
    response.writeHead(status, { etag: `"${randomUUID()}"` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: { bucket, prefix: '', region, endpoint: `http://127.0.0.1:${port}`, accessKeyId, secretAccessKey },
    objects,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
