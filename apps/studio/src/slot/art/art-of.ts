import type { GameDefinition, WalkerPart } from '../../game-frame/game.ts';
import type { SlotArt } from '../slot-game.ts';

const walkerParts: readonly WalkerPart[] = ['curtain', 'base', 'left', 'right', 'robe', 'head'];

interface Extras {
  floater?: string;
  /** Layers before the background: `layer-<name>`. */
  layers?: { top: string; foot: string };
}

/** The art of a slot whose folder holds the usual files: one per symbol in small letters, and the pieces of its scenery. */
export function artOf<Code extends string>(
  folder: string,
  codes: readonly Code[],
  { floater = 'floater', layers }: Extras = {},
): { art: SlotArt<Code>; scenery: GameDefinition['scenery'] } {
  const file = (name: string) => `${import.meta.env.BASE_URL}art/${folder}/${name}.webp`;
  const symbols = Object.fromEntries(codes.map((code) => [code, file(code.toLowerCase())])) as Record<Code, string>;
  return {
    art: {
      pack: `${import.meta.env.BASE_URL}art/${folder}/board.pack`,
      symbols,
      glow: file('glow'),
      coin: file('coin'),
      petal: file('petal'),
      floater: file(floater),
      // All frames are drawn to the same measures.
      frame: {
        url: file('frame'),
        width: 1280,
        height: 800,
        border: 40,
        corner: 50,
        plainX: [300, 500],
        plainY: [300, 500],
        studX: 280,
        studY: 280,
        stud: 24,
      },
    },
    scenery: {
      background: file('background'),
      backgroundPortrait: file('background-portrait'),
      festive: file('background-free'),
      festivePortrait: file('background-free-portrait'),
      logo: file('logo'),
      ...(layers && {
        layers: [
          { at: 'top' as const, picture: file(`layer-${layers.top}`) },
          { at: 'foot' as const, picture: file(`layer-${layers.foot}`) },
        ],
      }),
    },
  };
}

/** A wild that walks, in the parts of its folder: `layer-curtain` behind it, and `rig-<part>`. */
export const walkerOf = (folder: string): NonNullable<GameDefinition['walkerParts']> =>
  walkerParts.map((part) => ({
    part,
    picture: `${import.meta.env.BASE_URL}art/${folder}/${part === 'curtain' ? 'layer' : 'rig'}-${part}.webp`,
  }));
