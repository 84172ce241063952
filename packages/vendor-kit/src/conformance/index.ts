export type { Case, Need } from './case.ts';
export { allCases } from './cases/index.ts';
export type { NewPlayerWish, TestDesk } from './desk.ts';
export { createHttpPeer, type HttpPeer } from './http-peer.ts';
export { jsonOf, textOf } from './report.ts';
export { type CaseResult, type Report, type RunOptions, runConformance } from './runner.ts';
export { allSequences, compareWithModel } from './sequences.ts';
export { Stage, type Target } from './stage.ts';
