import { holdemRoom } from '../holdem/index.ts';

/** A hand of a sit and go: hold'em without limit for chips that are no money. */
export const sitAndGoRoom = { ...holdemRoom, gameCode: 'room_sng' };
