export { CannotVerify } from './cannot-verify.ts';
export type { DrawBelow } from './draw.ts';
export { mixText, type SentText } from './mix.ts';
export {
  createClientSeed,
  createServerSeed,
  drawOfRound,
  drawOfSimulation,
  hashOfData,
  hashServerSeed,
} from './node.ts';
export { drawWeighted, shuffle } from './shuffle.ts';
export { algorithm, type RoundSeeds } from './stream.ts';
export { isCommittedData, isCommittedSeed, isMixedSeed, replay } from './verify.ts';
