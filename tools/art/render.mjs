// Renders everything: sources, Blender scenes, brand, encoding, credits.
// `node render.mjs symbols garden` renders only those scene files; `node render.mjs symbols:w` one picture.
// ART_QUALITY=0.5 halves the samples, ART_SCALE=0.5 the size (for previews), ART_THREADS sets the threads.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { here } from './paths.mjs';

const SCENES = ['symbols', 'garden', 'table', 'ledger', 'scenes'];
const asked = process.argv.slice(2);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('node', ['prepare.mjs']);
for (const job of asked.length ? asked : SCENES) {
  const [scene, picture] = job.split(':');
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '-t',
    process.env.ART_THREADS ?? '2',
    '--python-exit-code',
    '1',
  ];
  run('nice', ['-n', '15', ...blender, '-P', join(here, 'blender/run.py'), '--', scene, ...(picture ? [picture] : [])]);
}
run('node', ['brand.mjs']);
run('node', ['frame.mjs']);
for (const step of ['symbols', 'scenery', 'covers']) run('node', [`slots/${step}.mjs`]);
run('node', ['motions/render.mjs']);
run('node', ['banners/render.mjs']);
run('node', ['dealer/render.mjs']);
run('node', ['encode.mjs']);
run('node', ['credits.mjs']);
