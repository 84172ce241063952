import { type Draw, each, eachTrue, nothing, plus, price, type Settle, times } from './share.ts';

const first = (draw: Draw): string => draw.first?.[0] ?? '';
const sorted = (number: string): string => [...number].sort().join('');
const equals = (drawn: readonly string[] | undefined, token: string): number =>
  (drawn ?? []).filter((number) => number === token).length;

const thaiBets = (top3: string, tod3: string): Record<string, Settle> => ({
  top3: eachTrue(price(top3), (draw, token) => first(draw).endsWith(token)),
  tod3: eachTrue(price(tod3), (draw, token) => sorted(first(draw).slice(-3)) === sorted(token)),
  top2: eachTrue(price('90'), (draw, token) => first(draw).endsWith(token)),
  bottom2: eachTrue(price('90'), (draw, token) => draw.back2?.[0] === token),
  runTop: eachTrue(price('3.2'), (draw, token) => first(draw).slice(-3).includes(token)),
  runBottom: eachTrue(price('4.2'), (draw, token) => (draw.back2?.[0] ?? '').includes(token)),
});
export const thai: Record<string, Settle> = {
  ...thaiBets('900', '130'),
  front3: each((draw, token) => times(price('400'), equals(draw.front3, token))),
  back3: each((draw, token) => times(price('400'), equals(draw.back3, token))),
};
export const thaiDaily = thaiBets('800', '120');

export const togel: Record<string, Settle> = {
  '4D': eachTrue(price('3000'), (draw, token) => first(draw) === token),
  '3D': eachTrue(price('400'), (draw, token) => first(draw).endsWith(token)),
  '2D': eachTrue(price('70'), (draw, token) => first(draw).endsWith(token)),
  colokBebas: eachTrue(price('2.5'), (draw, token) => first(draw).includes(token)),
};

const places = ['first', 'second', 'third', 'special', 'consolation'];
/** Prizes in the order of the places; a box counts every order of the digits. */
const fourDigits = (backs: readonly string[], digits = 4, isBox = false): Settle =>
  each((draw, token) =>
    backs
      .map((back, index) => {
        const drawn = (draw[places[index] ?? ''] ?? []).map((number) => number.slice(-digits));
        const won = drawn.filter((number) => (isBox ? sorted(number) === sorted(token) : number === token));
        return times(price(back), won.length);
      })
      .reduce(plus, nothing),
  );
const boxes: Readonly<Record<number, readonly [big: readonly string[], small: readonly string[]]>> = {
  24: [
    ['105', '42', '21', '8', '3'],
    ['146', '84', '42'],
  ],
  12: [
    ['209', '84', '42', '15', '5'],
    ['292', '167', '84'],
  ],
  6: [
    ['417', '167', '84', '30', '10'],
    ['584', '334', '167'],
  ],
  4: [
    ['625', '250', '125', '45', '15'],
    ['875', '500', '250'],
  ],
};
export const fourD: Record<string, Settle> = {
  big: fourDigits(['2500', '1000', '500', '180', '60']),
  small: fourDigits(['3500', '2000', '1000']),
  '4A': fourDigits(['6000']),
  '3A': fourDigits(['660'], 3),
  '3ABC': fourDigits(['220', '220', '220'], 3),
  ...Object.fromEntries(
    Object.entries(boxes).flatMap(([orders, [big, small]]) => [
      [`ibox${orders}Big`, fourDigits(big, 4, true)],
      [`ibox${orders}Small`, fourDigits(small, 4, true)],
    ]),
  ),
};
