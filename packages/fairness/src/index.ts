export type { DrawBelow } from './draw.ts';
export { createClientSeed, createServerSeed, drawOfRound, drawOfSimulation, hashServerSeed } from './node.ts';
export { drawWeighted, shuffle } from './shuffle.ts';
export { algorithm, type RoundSeeds } from './stream.ts';
export { isCommittedSeed, replay } from './verify.ts';
