// @covers slot-before-renderer

import { expect, test, vi } from 'vitest';
import { exampleRound } from '../../game-frame/testing/example-round.ts';
import { type ArrivingStage, lateStage } from './late-stage.ts';

const before = { stops: [0], window: [['A']] };
const after = { stops: [3], window: [['B']] };

function late() {
  const log: string[] = [];
  const note = (text: string) => () => void log.push(text);
  const arriving: ArrivingStage = {
    handlers: { spinStarted: { limitMs: 1, play: () => {} } },
    rest: (round) => void log.push(`stage rests ${round === null ? 'before' : 'after'}`),
    startRound: note('stage starts'),
    abandonRound: note('stage abandons'),
    skip: note('stage skips'),
    settle: note('stage settles'),
    destroy: note('stage destroyed'),
    drawNow: note('stage drawn'),
  };
  let arrive: () => void = () => {};
  let fail: (cause: Error) => void = () => {};
  const coming = new Promise<ArrivingStage>((resolve, reject) => {
    arrive = () => resolve(arriving);
    fail = reject;
  });
  const view = {
    show: ({ window }: { window: readonly (readonly string[])[] }) => void log.push(`view ${window.join()}`),
    remove: note('view removed'),
  };
  const stage = lateStage<string>(view, (round) => (round === null ? before : after), coming);
  return { stage, log, arriving, arrive: () => arrive(), fail: (cause: Error) => fail(cause) };
}

test('shows the board at rest at once, and the real one in its place before the first view goes', async () => {
  const { stage, log, arriving, arrive } = late();
  stage.rest(exampleRound());
  expect(log).toEqual(['view B']);
  expect(stage.handlers).toEqual({});
  arrive();
  await stage.whenUp;
  expect(log).toEqual(['view B', 'stage rests after', 'stage drawn', 'view removed']);
  expect(stage.handlers).toBe(arriving.handlers);
  stage.rest(null);
  expect(log.at(-1)).toBe('stage rests before');
});

test('keeps a round that was begun before something can move', async () => {
  const { stage, log, arrive } = late();
  stage.rest(null);
  stage.startRound();
  stage.skip();
  arrive();
  await stage.whenUp;
  expect(log).toEqual(['view A', 'stage rests before', 'stage starts', 'stage drawn', 'view removed']);
});

test('forgets one that was abandoned', async () => {
  const { stage, log, arrive } = late();
  stage.rest(null);
  stage.startRound();
  stage.abandonRound();
  arrive();
  await stage.whenUp;
  expect(log).not.toContain('stage starts');
});

test('a stage that comes after the page has gone is ended at once', async () => {
  const { stage, log, arrive } = late();
  stage.rest(null);
  stage.destroy();
  arrive();
  await stage.whenUp;
  expect(log).toEqual(['view A', 'view removed', 'stage destroyed']);
});

test('says that it will never move', async () => {
  const { stage, fail } = late();
  const heard = vi.fn();
  fail(new Error('no renderer'));
  await stage.whenUp?.catch(heard);
  expect(heard).toHaveBeenCalledWith(new Error('no renderer'));
});
