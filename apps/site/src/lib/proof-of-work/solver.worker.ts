import { type Challenge, solveChallenge } from './solve.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge(data).then(
    (solution) => postMessage({ solution }),
    () => postMessage({ solution: null }),
  );
});
