import type { GameRecord } from '../modules/catalogue/index.ts';

export type DemoGame = Pick<GameRecord, 'gameCode' | 'names' | 'minBetMinor'> &
  Partial<GameRecord> & {
    isHot?: boolean;
    /** Names the pictures: `/art/covers/<cover>.webp` and `/art/covers/<cover>-wide.webp`. */
    cover: string;
    /** How long ago it came into the demo brand, which has been open for two months. */
    addedDaysAgo?: number;
  };
