import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './lib/repository.mjs';

/** Rules of the code that a plain reading of the text can check. Each names what to do instead. */
const rules = [
  {
    banned: /Math\.random\s*\(/,
    instead: 'draw from the injected fairness source, or from node:crypto for ids',
    except: /\.test\./,
  },
  {
    banned: /\bDate\.now\s*\(|new Date\(\)/,
    instead: 'ask the injected clock',
    only: /^(apps\/server|packages\/(games|money|fairness))/,
    except: /\.test\.|\/testing\/|^apps\/server\/test\/|platform\/clock\.ts/,
  },
  {
    banned: /\bparseFloat\s*\(|\.toFixed\s*\(/,
    instead: 'use packages/money',
    only: /^(apps\/server|apps\/site|packages\/money)/,
    except: /\.test\./,
  },
  {
    banned: /\b(TODO|FIXME)\b/,
    instead: 'finish it, or say in docs/limitations.md that it is unfinished',
    except: /check-tidy/,
  },
  {
    banned: /#[0-9a-fA-F]{3,8}\b(?=['"`;\s,)])/,
    instead: 'use a token of packages/ui',
    only: /^apps\/(site|console)\/src|^packages\/ui\/src\/.*\.tsx$/,
  },
  {
    banned: /\bprocess\.env\b/,
    instead: 'read it in boot/config.ts',
    only: /^apps\/server\/src/,
    except: /boot\/config\.ts|\.test\.|platform\/postgres\/database-user\.ts/,
  },
  {
    // `studio.` as in a table's name; the app of that name below apps/ and its calls in the contract are no vendor's matter.
    banned: /\b\w*[sS]tudio(?:Vendor|Games|Book|Round|Code)\w*|'BAIZE'|\b(?:from|join|into|update|table)\s+studio\./,
    instead: 'ask the built-in vendors through vendors/vendor.ts',
    only: /^apps\/server\/src/,
    except: /^apps\/server\/src\/(?:vendors|demo)\/|\.(?:test|fixture)\./,
  },
  {
    banned: /\b(infiniteQ|q)ueryOptions\(/,
    instead: 'put the query into api/ of its feature',
    only: /^apps\/site\/src\/(features|app)\//,
    except: /\/features\/[^/]+\/api\/|app\/system\/system-status\.ts/,
  },
  {
    banned: /['"`]\/[a-zA-Z][\w./-]*[?'"`$#]/,
    instead: 'name the address in config/paths.ts',
    only: /^apps\/site\/src\//,
    except: /\.test\.|\.fixture\.|src\/config\/|app\/site-history\.ts/,
  },
  { banned: /@ts-ignore|@ts-nocheck/, instead: 'make the types true', except: /check-tidy/ },
];

/** What a file of a feature is, and the folder of the feature where it belongs (CONTRIBUTING, "Add a page"). */
const places = [
  { belongs: 'components', is: /\/features\/[^/]+\/(?!components\/).*(?<!\.test|\.fixture)\.tsx$/ },
  { belongs: 'hooks', is: /\/features\/[^/]+\/(?!hooks\/)(.*\/)?use-[^/]+$/ },
].map(({ belongs, is }) => ({ belongs, is: new RegExp(`^apps/site/src${is.source}`) }));

const maxFileLines = 300;
/** Tests, their fixtures and the rigs of the server's tests are not counted. */
const maxFolderFiles = 25;
const isTest = /\.(test|spec|fixture)\.|^apps\/server\/test\//;
const folders = ['apps', 'packages', 'examples', 'e2e', 'bench', 'scripts'];
const skipped = /(^|\/)(node_modules|dist|public)(\/|$)/;
const minFiles = 1500;

function* sourceFiles(folder) {
  for (const entry of readdirSync(path.join(repositoryFolder, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (skipped.test(file)) continue;
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (/\.(ts|tsx|mjs)$/.test(file)) yield file;
  }
}

/** Lines of the comment that names rows of docs/coverage-rows.md, which belong to no code. */
function linesOfTags(text) {
  const [tags = ''] = /^(\/\/ @covers .*\n)+\n?/m.exec(text) ?? [];
  return tags.split('\n').length - 1;
}

const faults = [];
let fileCount = 0;
const folderSizes = new Map();
for (const file of folders.flatMap((folder) => [...sourceFiles(folder)])) {
  fileCount++;
  const text = readFileSync(path.join(repositoryFolder, file), 'utf8');
  const lines = text.split('\n');
  if (!isTest.test(file)) folderSizes.set(path.dirname(file), (folderSizes.get(path.dirname(file)) ?? 0) + 1);
  const codeLines = lines.length - linesOfTags(text);
  if (codeLines > maxFileLines) faults.push(`${file}: ${codeLines} lines; a file has at most ${maxFileLines}`);
  for (const { belongs, is } of places)
    if (is.test(file)) faults.push(`${file}: put it into ${belongs}/ of its feature`);
  for (const { banned, instead, only, except } of rules) {
    if ((only && !only.test(file)) || except?.test(file)) continue;
    const index = lines.findIndex((line) => banned.test(line));
    if (index >= 0) faults.push(`${file}:${index + 1}: ${lines[index].trim().slice(0, 80)}; ${instead}`);
  }
}
for (const [folder, size] of folderSizes)
  if (size > maxFolderFiles)
    faults.push(`${folder}: ${size} source files; a folder has at most ${maxFolderFiles}: split it by subject`);
/** What the root's tsconfig.json does not name is compiled by nobody. */
const compiled = readFileSync(path.join(repositoryFolder, 'tsconfig.json'), 'utf8');
for (const parent of ['apps', 'packages', 'examples'])
  for (const name of readdirSync(path.join(repositoryFolder, parent)))
    if (
      existsSync(path.join(repositoryFolder, parent, name, 'tsconfig.json')) &&
      !compiled.includes(`"${parent}/${name}"`)
    )
      faults.push(`${parent}/${name}: name it among the references of tsconfig.json`);
if (fileCount < minFiles) faults.push(`only ${fileCount} files were read, at least ${minFiles} were expected`);
for (const fault of faults) console.log(fault);
console.log(`${fileCount} files read, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
