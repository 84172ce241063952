// The dealer's hands: poses by `hands.py` (about four minutes), then WebP for the tables.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { here, masters, root } from '../paths.mjs';

const from = join(masters, 'dealer');
const to = join(root, 'apps/studio/public/art/dealer');
for (const folder of [from, to]) mkdirSync(folder, { recursive: true });
const { status } = spawnSync('nice', ['-n', '15', 'python3', join(here, 'dealer/hands.py'), from, '2'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
for (const file of readdirSync(from)) {
  const { size } = await sharp(join(from, file))
    .webp({ quality: 84, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(join(to, file.replace('.png', '.webp')));
  console.log(file, size);
}
