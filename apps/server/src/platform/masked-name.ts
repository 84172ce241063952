/** An account's name for strangers: enough that its owner knows himself. The mask is as long for every name. */
export function maskedName(name: string): string {
  const characters = Array.from(name);
  const shown = characters.length >= 5 ? 2 : 1;
  const last = characters.length >= 5 ? characters.at(-1) : '';
  return `${characters.slice(0, shown).join('')}***${last}`;
}
