export { fourD } from './four-d.ts';
export { togel } from './togel.ts';
