import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** The registry's packages that a package needs to run, those of its own packages among them: folders by name. */
export async function packagesOf(folder: string, root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = async (from: string): Promise<void> => {
    if (seen.has(from)) return;
    seen.add(from);
    for (const name of await neededBy(from)) {
      const needed = await resolve(from, name, root);
      if (needed === null) continue;
      // Our own packages are links; they are built into the programs.
      if (needed.split(path.sep).includes('node_modules')) found.set(path.relative(root, needed), needed);
      await visit(needed);
    }
  };
  await visit(folder);
  return found;
}

async function neededBy(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text);
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

/** As Node finds it: in the nearest node_modules upwards. Null where an optional one is not installed. */
async function resolve(from: string, name: string, root: string): Promise<string | null> {
  const candidate = path.join(from, 'node_modules', name);
  if (await stat(candidate).catch(() => null)) return realpath(candidate);
  return from === root || path.dirname(from) === from ? null : resolve(path.dirname(from), name, root);
}
