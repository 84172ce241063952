export { elevenX5 } from './elevenx5/index.ts';
export { k3 } from './k3/index.ts';
export { keno } from './keno/index.ts';
export { lucky28 } from './pc28/index.ts';
export { pk10 } from './pk10/index.ts';
export { ssc } from './ssc/index.ts';
