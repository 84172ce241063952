import { wheel } from '@baize/games/roulette';

/** The wheel as it is drawn, in units of which 108 are half of the picture; pocket 0 of its order is on top. */
export const degreesPerPocket = 360 / wheel.length;
export const radius = { rim: 100, numbers: 86, pockets: 74, hub: 46, ballOut: 100, ballIn: 60 } as const;
const edge = radius.rim - 4;

const onCircle = (distance: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
};

/** The outline of a pocket, by its place in the order of the wheel. */
export function pocketPath(index: number): string {
  const [from, to] = [(index - 0.5) * degreesPerPocket, (index + 0.5) * degreesPerPocket];
  return [
    `M ${onCircle(edge, from)} A ${edge} ${edge} 0 0 1 ${onCircle(edge, to)}`,
    `L ${onCircle(radius.hub, to)} A ${radius.hub} ${radius.hub} 0 0 0 ${onCircle(radius.hub, from)} Z`,
  ].join(' ');
}
