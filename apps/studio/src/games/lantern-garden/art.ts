import type { SymbolCode } from '@baize/games/lantern-garden';
import type { GameDefinition } from '../../game-frame/game.ts';
import type { SlotArt } from '../../slot/slot-game.ts';

const folder = `${import.meta.env.BASE_URL}art/lantern-garden`;
const file = (name: string) => `${folder}/${name}.webp`;

/** Where each picture of the game lies. A missing one is replaced: symbols by drawn letters, scenery by the frame's own colours. */
export const art: SlotArt<SymbolCode> = {
  symbols: {
    W: file('w'),
    S: file('s'),
    H1: file('h1'),
    H2: file('h2'),
    H3: file('h3'),
    H4: file('h4'),
    A: file('a'),
    K: file('k'),
    Q: file('q'),
    J: file('j'),
  },
  glow: file('glow'),
  coin: file('coin'),
  petal: file('petal'),
  floater: file('lantern-small'),
  // Measures of frame.json beside the picture.
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
};

export const scenery: GameDefinition['scenery'] = {
  background: file('background'),
  backgroundPortrait: file('background-portrait'),
  festive: file('background-free'),
  festivePortrait: file('background-free-portrait'),
  logo: file('logo'),
};
