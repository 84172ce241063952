// The list of the drawn slots: what each is drawn from.
import { harbour, jade, ledger } from './first-scenes.mjs';
import { dragonLedger, harbourChests, jadeCascade } from './games.mjs';
import { gulch, nuggetGulch } from './gulch.mjs';
import { honeyMeadow, honeyScene } from './honey-meadow.mjs';
import { lagoon, pearlTide } from './lagoon.mjs';
import * as m from './materials.mjs';
import { fixedStars, observatory } from './observatory.mjs';
import { neonOrchard, orchard } from './orchard.mjs';
import { mammoth, mammothRidge } from './ridge.mjs';
import { stormAnvil, stormScene } from './storm-anvil.mjs';
import { lotusTheatre, theatreFrame } from './theatre.mjs';
import { theatre, theatreLayers } from './theatre-scene.mjs';

/** Every drawn slot: its symbols, its scene with the layers that move before it, its name and the symbols on its cover. */
export const sets = {
  'jade-cascade': {
    scene: jade,
    words: ['JADE', 'CASCADE'],
    symbols: jadeCascade,
    field: m.imperial,
    stars: ['f', 'e', 'b'],
  },
  'dragon-ledger': {
    scene: ledger,
    words: ['DRAGON', 'LEDGER'],
    symbols: dragonLedger,
    field: m.crimson,
    stars: ['b', 'h1', 'h3'],
  },
  'harbour-chests': {
    scene: harbour,
    words: ['HARBOUR', 'CHESTS'],
    symbols: harbourChests,
    field: m.teal,
    stars: ['open', 'w', 'h5'],
  },
  'neon-orchard': {
    scene: orchard,
    words: ['NEON', 'ORCHARD'],
    symbols: neonOrchard,
    field: { kind: 'lacquer', deep: '#5a0440', base: '#f01ca0', light: '#ffb0e8' },
    stars: ['h1', 'h7', 'h3'],
  },
  'mammoth-ridge': {
    scene: mammoth,
    words: ['MAMMOTH', 'RIDGE'],
    symbols: mammothRidge,
    field: { kind: 'lacquer', deep: '#062a4a', base: '#1f8fd0', light: '#c8f0ff' },
    stars: ['h1', 's', 'h3'],
  },
  'storm-anvil': {
    scene: stormScene,
    words: ['STORM', 'ANVIL'],
    symbols: stormAnvil,
    field: m.navy,
    stars: ['e', 'm100', 's'],
  },
  'honey-meadow': {
    scene: honeyScene,
    words: ['HONEY', 'MEADOW'],
    symbols: honeyMeadow,
    field: m.moss,
    stars: ['f', 'w', 'e'],
  },
  'fixed-stars': {
    scene: observatory,
    words: ['FIXED', 'STARS'],
    symbols: fixedStars,
    field: m.navy,
    stars: ['w', 'h1', 's'],
  },
  'pearl-tide': { scene: lagoon, words: ['PEARL', 'TIDE'], symbols: pearlTide, field: m.teal, stars: ['c', 'h1', 'w'] },
  'lotus-theatre': {
    scene: theatre,
    layers: theatreLayers,
    frame: theatreFrame,
    words: ['LOTUS', 'THEATRE'],
    symbols: lotusTheatre,
    field: { kind: 'lacquer', deep: '#4a0628', base: '#d8407e', light: '#ffc2da' },
    stars: ['w', 'h1', 's'],
  },
  'nugget-gulch': {
    scene: gulch,
    words: ['NUGGET', 'GULCH'],
    symbols: nuggetGulch,
    field: m.leather,
    stars: ['l', 'c', 'h1'],
  },
};
