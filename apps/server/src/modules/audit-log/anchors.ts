import { open, readFile } from 'node:fs/promises';
import type { ChainHead } from './chain.ts';

/** The chain's last hash as it was at a moment, kept outside the database. */
export interface Anchor extends ChainHead {
  at: string;
}

const line = /^(\S+) (\d{1,18}) ([0-9a-f]{64})$/;

/** A file that only grows: one line an anchor, `<moment> <row> <hash>`. */
export function createAnchorFile(path: string) {
  return {
    /** On the disk when it resolves. What a crash left of a line is taken away first: the next line would be spoilt by it. */
    append: async ({ at, seq, hash }: Anchor): Promise<void> => {
      const file = await open(path, 'a+', 0o600);
      try {
        const text = await file.readFile();
        const wholeBytes = text.lastIndexOf('\n') + 1;
        if (wholeBytes < text.length) await file.truncate(wholeBytes);
        await file.appendFile(`${at} ${seq} ${hash}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    /** All anchors, oldest first; a last line that a crash cut short is left out. Throws for any other line that is none. */
    read: async (): Promise<Anchor[]> => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      return whole
        .split('\n')
        .filter((text) => text !== '')
        .map((text, index) => {
          const [, at = '', seq = '', hash = ''] = line.exec(text) ?? [];
          if (hash === '') throw new Error(`line ${index + 1} of ${path} is no anchor`);
          return { at, seq: BigInt(seq), hash };
        });
    },
  };
}
export type AnchorFile = ReturnType<typeof createAnchorFile>;
