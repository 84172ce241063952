/** A way in which a spin can end, with what is won on it; wins in total bets, moments already times the probability. */
export interface SpinEnd {
  probability: number;
  win: number;
  winSquared: number;
  scatterPay: number;
  /** Mean and mean square of the sum of its multipliers; 0 where it has none. */
  multiplier: number;
  multiplierSquared: number;
}

export interface Moments {
  mean: number;
  meanSquared: number;
}

/** Moments of what a feature has won so far (F) and of the multipliers it has gathered (T), over the part that they are of. */
interface Gathered {
  one: number;
  t: number;
  tt: number;
  f: number;
  ft: number;
  ff: number;
}

const nothing = (): Gathered => ({ one: 0, t: 0, tt: 0, f: 0, ft: 0, ff: 0 });

function add(to: Gathered, more: Gathered): void {
  for (const key of Object.keys(to) as (keyof Gathered)[]) to[key] += more[key];
}

/** After a spin that ends so, where T grows by its multipliers and F by its win times the new T. */
function multiplied(from: Gathered, end: SpinEnd): Gathered {
  const { probability: p, win, winSquared, scatterPay: c, multiplier: v, multiplierSquared: vv } = end;
  const t = from.t + from.one * v;
  const tt = from.tt + 2 * from.t * v + from.one * vv;
  const ft = from.ft + v * from.f;
  return {
    one: from.one * p,
    t: t * p,
    tt: tt * p,
    f: from.f * p + win * t + c * p * from.one,
    ft: ft * p + win * tt + c * p * t,
    ff: from.ff * p + 2 * (win * ft + c * p * from.f) + winSquared * tt + 2 * c * win * t + c * c * p * from.one,
  };
}

/** After a spin that ends so, where nothing is multiplied. */
const plain = (from: Gathered, end: SpinEnd): Gathered => {
  const { probability: p, win, winSquared, scatterPay: c } = end;
  const gain = win + c * p;
  const gainSquared = winSquared + 2 * c * win + c * c * p;
  return {
    ...nothing(),
    one: from.one * p,
    f: from.f * p + from.one * gain,
    ff: from.ff * p + 2 * from.f * gain + from.one * gainSquared,
  };
};

/** Mean and mean square of all that so many free spins win together, with multipliers that add up from the first on. */
export function featureMoments(ends: readonly SpinEnd[], spins: number): Moments {
  let before: Gathered = { ...nothing(), one: 1 };
  let after = nothing();
  for (let spin = 0; spin < spins; spin += 1) {
    const [still, then] = [nothing(), nothing()];
    for (const end of ends) {
      if (end.multiplier > 0) add(then, multiplied(before, end));
      else add(still, plain(before, end));
      add(then, multiplied(after, end));
    }
    before = still;
    after = then;
  }
  return { mean: before.f + after.f, meanSquared: before.ff + after.ff };
}
