export {
  advertised,
  betsMinor,
  config,
  defaultBetMinor,
  gameCode,
  rulesVersion,
  type SymbolCode,
  symbolCodes,
} from './config.ts';
export type { LanternGardenEvent } from './events.ts';
export {
  analyse,
  betTypes,
  type LanternGardenConfig,
  type LanternGardenRound,
  playRound,
  replayRound,
  settle,
  space,
} from './rules.ts';
export { type RulesView, rulesView, type SymbolPays } from './view.ts';
