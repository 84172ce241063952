/** Reads a strip that is written as words. Throws Error for a word that is no symbol of the game. */
export function strip<Code extends string>(codes: readonly Code[], text: string): Code[] {
  return text.split(' ').map((word) => {
    const code = codes.find((candidate) => candidate === word);
    if (code === undefined) throw new Error(`no symbol ${word}`);
    return code;
  });
}
