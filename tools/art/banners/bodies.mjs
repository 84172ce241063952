// Things that stand on a banner, each a list of bodies in a box of 512 units.
export * from './basics.mjs';
export * from './gifts.mjs';
export * from './money.mjs';
export * from './rooms.mjs';
export * from './sport.mjs';
