import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const minBytes = 1024;
/** A copy that saves less than a tenth is not worth a second file. */
const worthwhile = 0.9;

/** Writes `.br` and `.gz` beside every file of a build that gains from it; the server sends those. */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file));
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < minBytes) return;
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = { br: await brotli(content, { params }), gz: await gzip(content, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < content.length * worthwhile) writeFileSync(`${file}.${ending}`, copy);
  }
}
