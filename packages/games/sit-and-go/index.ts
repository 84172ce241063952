export { bigBlindAt, levelMs, levelOf, startChips } from './levels.ts';
export { type Finish, feeOf, finishesOf, prizesOf, sharesOf } from './prizes.ts';
export { sitAndGoRoom } from './room.ts';
