/** Compares docs/settings.md with the settings that the server reads. */
const document = 'docs/settings.md';

/** Returns each setting of the sources with the literals of its default, as somebody would write them. */
export function settingsOf(config) {
  const blocks = [...config.matchAll(/\n(?:export )?const (?:settings|\w+Settings) = \{\n([\s\S]*?)\n\} as const;/g)];
  return blocks.flatMap(([, block]) => entriesOf(block)).filter(({ name }) => name !== undefined);
}

function entriesOf(block) {
  const entries = block.split(/\n(?= {2}[A-Z_]+: )/).map((entry) => entry.replace(/^\s*\/\/.*\n/gm, ''));
  return entries.map((entry) => {
    const [, name] = /^ *([A-Z_]+): /.exec(entry) ?? [];
    const [, literal = ''] = /z\._default\([\s\S]*, (\[[^\]]*\]|'[^']*'|\w+)\),\s*needs:/.exec(entry) ?? [];
    return { name, defaults: literalsOf(literal) };
  });
}

function literalsOf(literal) {
  if (literal === 'true' || literal === 'false') return [literal === 'true' ? 'on' : 'off'];
  if (/^\d/.test(literal)) return [literal.replaceAll('_', '')];
  return [...literal.matchAll(/'([^']+)'/g)].map(([, text]) => text);
}

/** Returns what the document leaves out, adds, or says otherwise of a default. */
export function faultsOfSettings(config, text) {
  const settings = settingsOf(config);
  const cells = new Map(
    [...text.matchAll(/^\| `([A-Z_]+)` \|([^|]*)\|/gm)].map(([, name, defaults]) => [name, defaults]),
  );
  const faults = [];
  if (settings.length < 20) faults.push(`${document}: only ${settings.length} settings were found in the server`);
  for (const { name, defaults } of settings) {
    const cell = cells.get(name);
    if (cell === undefined) faults.push(`${document}: the setting ${name} is missing`);
    for (const value of defaults)
      if (cell !== undefined && !cell.includes(value)) faults.push(`${document}: the default of ${name} is ${value}`);
  }
  for (const name of cells.keys())
    if (!settings.some((setting) => setting.name === name)) faults.push(`${document}: there is no setting ${name}`);
  return faults;
}
