// @covers win-kept-out-of-balance

import { beforeEach, describe, expect, it } from 'vitest';
import { exampleRound } from './testing/example-round.ts';
import { fairness, frame, no, ok } from './testing/rounds.fixture.ts';

describe('createRounds', () => {
  let round: ReturnType<typeof exampleRound>;
  beforeEach(() => {
    round = exampleRound({ roundId: 'round-1', payoutMinor: '50' });
  });

  it('takes the stake at once, plays the events in order, confirms, and then shows the true balance', async () => {
    const { flow, hud, host, log } = frame({
      studioSpin: [ok({ round, balanceMinor: '1030', fairness })],
      studioPresented: [ok({ balanceMinor: '1030' })],
    });
    const spinning = flow.spin();
    await Promise.resolve();
    expect(hud.get()).toMatchObject({ frame: { phase: 'spinning' }, balanceMinor: 980n });
    await spinning;
    expect(log).toEqual(['reels start', 'studioSpin', 'play spinStarted', 'play roundEnded', 'studioPresented']);
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1030n, fairness });
    expect(host.send.mock.calls.map(([message]) => message)).toEqual([
      { type: 'roundStarted', roundId: 'round-1', balanceMinor: '980' },
      { type: 'roundEnded', roundId: 'round-1', balanceMinor: '1030' },
    ]);
  });

  it('asks again with the same round id and growing delays while nobody answers', async () => {
    const { flow, hud, requests, waits } = frame({
      studioSpin: [
        no('unreachable'),
        no('unreachable'),
        no('internal_error'),
        ok({ round, balanceMinor: '1030', fairness }),
      ],
      studioPresented: [no('unreachable'), ok({ balanceMinor: '1030' })],
    });
    await flow.spin();
    const spins = requests.filter(({ name }) => name === 'studioSpin');
    expect(spins).toHaveLength(4);
    expect(new Set(spins.map(({ request }) => JSON.stringify(request))).size).toBe(1);
    expect(waits).toEqual([400, 800, 1600, 400]);
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, notice: null });
  });

  it.each([
    ['ten stakes', { betMinor: '20', payoutMinor: '200', isBought: false }, true],
    ['a bought round that brought less than its price', { betMinor: '900', payoutMinor: '800', isBought: true }, false],
  ])('says of %s whether it is a big win: %j', async (_what, { isBought, ...amounts }, isBig) => {
    const played = exampleRound({ roundId: 'round-1', ...amounts });
    if (isBought) played.events.unshift({ type: 'featureBought', betMinor: '20' });
    const { flow, host } = frame({
      studioSpin: [ok({ round: played, balanceMinor: '1030', fairness })],
      studioPresented: [ok({ balanceMinor: '1030' })],
    });
    await flow.spin();
    const sent = host.send.mock.calls.map(([message]) => message);
    expect(sent.filter(({ type }) => type === 'bigWin')).toEqual(isBig ? [{ type: 'bigWin', roundId: 'round-1' }] : []);
  });

  it('starts no second round while one runs', async () => {
    const { flow, log } = frame({
      studioSpin: [ok({ round, balanceMinor: '1030', fairness })],
      studioPresented: [ok({ balanceMinor: '1030' })],
    });
    await Promise.all([flow.spin(), flow.spin(), flow.spin()]);
    expect(log.filter((line) => line === 'studioSpin')).toHaveLength(1);
  });

  it('gives the stake back on the screen when the server refuses', async () => {
    const { flow, hud, log } = frame({
      studioSpin: [no('limit_reached')],
      studioBalance: [ok({ balanceMinor: '1000' })],
    });
    await flow.spin();
    expect(log).toContain('reels rest');
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1000n, notice: 'limit_reached' });
  });

  it('gives it back when the balance cannot be asked for, too', async () => {
    const { flow, hud } = frame({ studioSpin: [no('limit_reached')], studioBalance: [no('unreachable')] });
    await flow.spin();
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1000n });
  });

  it('stakes the whole balance, without asking for it', async () => {
    const { flow, hud, log } = frame({
      studioSpin: [ok({ round, balanceMinor: '50', fairness })],
      studioPresented: [ok({ balanceMinor: '50' })],
    });
    hud.set({ balanceMinor: 20n });
    const spinning = flow.spin();
    await Promise.resolve();
    expect(hud.get()).toMatchObject({ frame: { phase: 'spinning' }, balanceMinor: 0n });
    await spinning;
    expect(log[0]).toBe('reels start');
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 50n, notice: null });
  });

  it('does not stake a unit more than there is; what the second look finds is enough when it is the bet', async () => {
    const short = frame({ studioBalance: [ok({ balanceMinor: '19' })] });
    short.hud.set({ balanceMinor: 19n });
    await short.flow.spin();
    expect(short.log).toEqual(['studioBalance']);
    expect(short.hud.get()).toMatchObject({ notice: 'insufficient_funds', balanceMinor: 19n });
    const enough = frame({
      studioBalance: [ok({ balanceMinor: '20' })],
      studioSpin: [ok({ round, balanceMinor: '50', fairness })],
      studioPresented: [ok({ balanceMinor: '50' })],
    });
    enough.hud.set({ balanceMinor: 19n });
    await enough.flow.spin();
    expect(enough.log.slice(0, 3)).toEqual(['studioBalance', 'reels start', 'studioSpin']);
  });

  it('takes the word back when the balance is just the bet', async () => {
    const { flow, hud } = frame({
      studioBalance: [ok({ balanceMinor: '5' }), ok({ balanceMinor: '19' }), ok({ balanceMinor: '20' })],
    });
    hud.set({ balanceMinor: 0n });
    await flow.spin();
    await flow.refreshBalance();
    expect(hud.get().notice).toBe('insufficient_funds');
    await flow.refreshBalance();
    expect(hud.get().notice).toBeNull();
  });

  it('looks at the balance once more before it says that there is too little', async () => {
    const poor = frame({ studioBalance: [ok({ balanceMinor: '5' })] });
    poor.hud.set({ balanceMinor: 0n });
    await poor.flow.spin();
    expect(poor.log).toEqual(['studioBalance']);
    expect(poor.hud.get()).toMatchObject({ frame: { phase: 'idle' }, notice: 'insufficient_funds', balanceMinor: 5n });
  });

  it('takes the word back when a deposit arrives', async () => {
    const { flow, hud } = frame({ studioBalance: [ok({ balanceMinor: '5' }), ok({ balanceMinor: '5000' })] });
    hud.set({ balanceMinor: 0n });
    await flow.spin();
    await flow.refreshBalance();
    expect(hud.get()).toMatchObject({ notice: null, balanceMinor: 5000n });
  });

  it('shows a round that another window left open before anything else', async () => {
    const foreign = exampleRound({ roundId: 'foreign' });
    const { flow, hud, requests } = frame({
      studioSpin: [no('round_unfinished')],
      studioRounds: [ok({ list: [exampleRound({ presented: true }), foreign] })],
      studioBalance: [ok({ balanceMinor: '1000' })],
      studioPresented: [ok({ balanceMinor: '1010' })],
    });
    await flow.spin();
    expect(requests.at(-1)).toEqual({ name: 'studioPresented', request: { body: { roundId: 'foreign' } } });
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1010n });
  });

  it('ends with a clear state and tells the host when the session is over', async () => {
    const { flow, hud, host } = frame({ studioSpin: [no('session_expired')] });
    await flow.spin();
    expect(hud.get().frame).toEqual({ phase: 'failed', reason: 'session_expired' });
    expect(host.send).toHaveBeenLastCalledWith({ type: 'sessionEnded' });
  });

  it.each(['studioSpin', 'studioPresented', 'studioBalance'])(
    'ends when the answer to %s cannot be read, instead of asking for ever',
    async (name) => {
      const { flow, hud, host } = frame({
        studioSpin: [ok({ round, balanceMinor: '1030', fairness })],
        studioPresented: [no('round_not_found')],
        studioBalance: [ok({ balanceMinor: '1030' })],
        [name]: [no('unreadable')],
      });
      await flow.spin();
      expect(hud.get()).toMatchObject({ frame: { phase: 'failed', reason: 'outdated' }, notice: null });
      expect(host.send.mock.calls.map(([{ type }]) => type)).toEqual(['roundStarted']);
    },
  );

  it('ends when the round of another window cannot be read', async () => {
    const { flow, hud } = frame({ studioSpin: [no('round_unfinished')], studioRounds: [no('unreadable')] });
    await flow.spin();
    expect(hud.get().frame).toEqual({ phase: 'failed', reason: 'outdated' });
  });

  describe('a step that another window took first', () => {
    const open = exampleRound({ events: [{ type: 'spinStarted' }] });
    /** A round that waits for a step, which is taken. */
    const pickIn = async (answers: Record<string, unknown[]>) => {
      const played = frame({ studioPick: [no('round_closed')], ...answers });
      played.hud.set({ frame: { phase: 'resuming', round: open } });
      const resumed = played.flow.resume(open);
      played.hud.set({ pick: { tilesMinor: [null, null], picked: [], picksLeft: 1, isWaiting: false } });
      played.flow.pick(0);
      await resumed;
      return played;
    };

    it.each([false, true])(
      'is shown as that one took it, and the game goes on (shown there: %s)',
      async (presented) => {
        const ended = { ...round, roundId: open.roundId, presented };
        const { hud, log, requests } = await pickIn({
          studioRounds: [ok({ list: [exampleRound({ roundId: 'a later one' }), ended] })],
          studioPresented: [ok({ balanceMinor: '1050' })],
        });
        expect(log).toEqual([
          ...['play spinStarted', 'studioPick', 'studioRounds', 'play roundEnded', 'studioPresented'],
        ]);
        expect(requests.at(-1)?.request).toEqual({ body: { roundId: open.roundId } });
        expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1050n, notice: null });
      },
    );

    it.each([
      ['is not among the latest', ok({ list: [] }), 'outdated'],
      ['is open all the same', ok({ list: [open] }), 'outdated'],
      ['cannot be read', no('unreadable'), 'outdated'],
      ['is asked for too late', no('session_expired'), 'session_expired'],
    ])('ends the game here when the round %s', async (_case, answer, reason) => {
      const { hud } = await pickIn({ studioRounds: [answer] });
      expect(hud.get().frame).toEqual({ phase: 'failed', reason });
    });
  });

  it('tells the host of the stake that came back', async () => {
    const { flow, host } = frame({
      studioSpin: [no('limit_reached')],
      studioBalance: [ok({ balanceMinor: '1000' })],
    });
    await flow.spin();
    expect(host.send).toHaveBeenLastCalledWith({ type: 'roundEnded', roundId: 'round-1', balanceMinor: '1000' });
  });

  it('leaves the balance of a round alone when an older answer comes', async () => {
    let answer: (value: unknown) => void = () => {};
    const { flow, hud } = frame({
      studioBalance: [
        new Promise((resolve) => {
          answer = resolve;
        }),
      ],
      studioSpin: [ok({ round, balanceMinor: '1030', fairness })],
      studioPresented: [ok({ balanceMinor: '1030' })],
    });
    const refreshing = flow.refreshBalance();
    await flow.spin();
    answer(ok({ balanceMinor: '1000' }));
    await refreshing;
    expect(hud.get().balanceMinor).toBe(1030n);
  });

  it('shows a round of another window at its own bet, and gives the chosen one back', async () => {
    const foreign = exampleRound({ roundId: 'foreign', betMinor: '500', payoutMinor: '40' });
    const { flow, hud, log } = frame({
      studioSpin: [no('round_unfinished')],
      studioRounds: [ok({ list: [foreign] })],
      studioBalance: [ok({ balanceMinor: '540' })],
      studioPresented: [ok({ balanceMinor: '540' })],
    });
    const bets: bigint[] = [];
    const balances: bigint[] = [];
    hud.subscribe(() => {
      if (hud.get().frame.phase !== 'resuming') return;
      bets.push(hud.get().betMinor);
      balances.push(hud.get().balanceMinor);
      if (hud.get().notice === 'continuing' && !log.includes('play roundEnded')) {
        expect(hud.get().balanceMinor, 'its win is in the balance when it was shown').toBe(500n);
      }
    });
    await flow.spin();
    expect(bets).toContain(500n);
    expect(balances).toContain(500n);
    expect(balances).not.toContain(980n);
    expect(hud.get()).toMatchObject({ betMinor: 20n, balanceMinor: 540n });
  });

  it('resumes an unfinished round by itself', async () => {
    const { flow, hud, log } = frame({ studioPresented: [ok({ balanceMinor: '1050' })] });
    hud.set({ frame: { phase: 'resuming', round } });
    await flow.resume(round);
    expect(log).toEqual(['play spinStarted', 'play roundEnded', 'studioPresented']);
    expect(hud.get()).toMatchObject({ frame: { phase: 'idle' }, balanceMinor: 1050n, notice: null });
  });
});
