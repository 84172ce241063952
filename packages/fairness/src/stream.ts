import { type DrawBelow, drawByRejection, wordValues32 } from './draw.ts';

/**
 * Version 1 of how a round's draws follow from its seeds. Block b of the bit stream is
 * `HMAC-SHA-256(key = serverSeed, message = clientSeed + ":" + nonce + ":" + b)`, b from 0; the key is the seed's 64 hex
 * characters as text, so that `openssl dgst -sha256 -hmac` recomputes it. A block is read as eight big-endian words of 32 bits.
 */
export const algorithm = 'baize-hmac-sha256-v1';

/** All that decides a round's chance. */
export interface RoundSeeds {
  /** 256 random bits as 64 lower-case hex characters; secret until it is retired. */
  serverSeed: string;
  /** Chosen by the player. */
  clientSeed: string;
  /** Counts the rounds of this pair of seeds from 0, never used twice. */
  nonce: number;
}

const wordBytes = 4;
const blockBytes = 32;

export function blockMessage(seeds: RoundSeeds, block: number): string {
  return `${seeds.clientSeed}:${seeds.nonce}:${block}`;
}

/** Draws from numbered blocks of 32 bytes; asks for each block once, in order. */
export function drawFromBlocks(blockAt: (block: number) => Uint8Array): DrawBelow {
  let nextBlock = 0;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  const nextWord = () => {
    if (offset + wordBytes > view.byteLength) {
      const bytes = blockAt(nextBlock);
      if (bytes.byteLength !== blockBytes) throw new RangeError(`a block has ${blockBytes} bytes`);
      view = new DataView(bytes.buffer, bytes.byteOffset, blockBytes);
      nextBlock += 1;
      offset = 0;
    }
    const word = view.getUint32(offset);
    offset += wordBytes;
    return word;
  };
  return drawByRejection(nextWord, wordValues32);
}
