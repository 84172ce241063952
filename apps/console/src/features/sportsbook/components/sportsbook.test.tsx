// @covers sports-trading-board sports-results sports-outrights

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import type { BookResult, MatchBoard } from '../api/board.ts';
import { LimitsPage } from './limits-page.tsx';
import { Board } from './match-page.tsx';
import { ResultRecord } from './result-page.tsx';

const selection = (name: string, odds: string, liability: string) => ({
  ...{ selection: name, line: null, lineText: '', odds, movedPercent: 0, autoPercent: -2 },
  ...{ bets: 1, staked: '10.00', liability, parlays: 0, parlayStaked: '0.00' },
});
const board: MatchBoard = {
  match: {
    ...{ matchId: 'vf1-1-1', vendorCode: 'FB', source: 'simulator', sport: 'football', league: 'Coast League' },
    ...{ home: 'Amber', away: 'Quay', startsAt: '2026-03-04T05:00:00.000Z', state: 'live', minute: 12 },
    ...{ score: { home: 1, away: 0 }, isSuspended: false, bets: 2, staked: '20.00', liability: '15.00' },
  },
  controls: { isSuspended: false, suspendedMarkets: [], marginPercent: 0, moves: [], maxStake: null },
  markets: [
    {
      key: '1X2',
      isOpen: true,
      selections: [selection('1', '1.80', '8.00'), selection('X', '3.40', '-10.00'), selection('2', '4.20', '32.00')],
    },
  ],
  outcome: null,
  linked: [{ market: '1X2', selection: '2', lineText: '', members: ['lena', 'mona'] }],
  runners: [],
  betMarkets: ['1X2'],
  waitingResultId: null,
};
const resultId = '01950000-0000-7000-8000-00000000000c';
const record: BookResult = {
  result: {
    ...{ resultId, vendorCode: 'FB', matchId: 'vf1-1-1', league: 'Coast League', home: 'Amber', away: 'Quay' },
    ...{
      status: 'finished',
      score: { home: 2, away: 1 },
      halfTimeScore: null,
      firstGoal: null,
      voidMarkets: [],
      winners: [],
      withdrawn: [],
    },
    ...{ state: 'PROPOSED', reason: 'the league said so', proposedBy: 'anna', decidedBy: '', decisionReason: '' },
    ...{ proposedAt: '2026-03-04T06:00:00.000Z', decidedAt: null, appliedAt: null },
  },
  isOwn: false,
  before: {
    ...{
      status: 'finished',
      score: { home: 1, away: 1 },
      halfTimeScore: null,
      firstGoal: null,
      voidMarkets: [],
      winners: [],
      withdrawn: [],
    },
  },
  effect: {
    ...{ openBets: 0, openStake: '0.00', changed: 1, given: '0.00', taken: '18.00', debtors: 1, owed: '5.00' },
    bets: [{ betId: 'b', memberName: 'lena', from: '18.00', to: '0.00', owed: '5.00' }],
  },
};
let asked: ReturnType<typeof fakeCalls>;
let shown: BookResult;
let open: MatchBoard;
beforeEach(() => {
  shown = record;
  open = board;
  asked = fakeCalls({
    staffBookMatch: () => open,
    staffBookControls: () => ({}),
    staffBookResult: () => shown,
    staffBookDecide: () => ({}),
    staffBookPropose: () => ({ resultId }),
    staffBookLimits: () => ({
      limits: [{ kind: 'maxStake', amount: '10000.00', isOwn: false }],
      feeds: [{ ...{ code: 'odds', state: 'DOWN', sequence: 7, heardAt: null, gaps: 2, refused: 0, matches: 3 } }],
    }),
    staffBookLimitSet: () => ({}),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const bodies = (name: string) => asked.filter((call) => call.name === name).map(({ body }) => body);

it('shows prices with what they would cost, and sends a trader’s changes with their reason', async () => {
  await renderConsole(() => <Board matchId="vf1-1-1" />);
  expect(await screen.findByText('4.20')).toBeTruthy();
  expect(screen.getAllByText('-2 %')).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Linked accounts' }).textContent).toContain('Quay · lena, mona');
  fireEvent.click(screen.getByRole('button', { name: 'Suspend or move prices' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Suspend this market'));
  fireEvent.change(dialog.getByLabelText('Move Draw in percent'), { target: { value: '-5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Please enter ≥ 3 characters|Input cannot be empty/);
  expect(bodies('staffBookControls')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'a red card' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('staffBookControls')).toEqual([
      {
        isSuspended: false,
        suspendedMarkets: ['1X2'],
        marginPercent: 0,
        maxStake: null,
        moves: [{ market: '1X2', selection: 'X', line: null, percent: -5 }],
        reason: 'a red card',
      },
    ]),
  );
});

it('enters a result, which another person decides', async () => {
  await renderConsole(() => <Board matchId="vf1-1-1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter or correct the result' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Score of Quay'), { target: { value: '3' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'corrected' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(bodies('staffBookPropose')).toEqual([
      {
        ending: 'finished',
        score: { home: 1, away: 3 },
        halfTimeScore: null,
        firstGoal: null,
        voidMarkets: [],
        reason: 'corrected',
      },
    ]),
  );
});

it('enters the winners of a cup and who did not start', async () => {
  const cup = { ...board.match, home: '', away: '', score: { home: 0, away: 0 } };
  open = { ...board, match: cup, markets: [], runners: ['Amber', 'Quay', 'Bay'] };
  await renderConsole(() => <Board matchId="vf1-cup-1" />);
  expect(await screen.findByRole('heading', { name: 'Cup: Coast League' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter or correct the result' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Amber', 'Quay'])
    fireEvent.click(within(dialog.getByRole('group', { name: 'Cup winners' })).getByLabelText(name));
  fireEvent.click(within(dialog.getByRole('group', { name: 'Did not start' })).getByLabelText('Bay'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'a dead heat' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(bodies('staffBookPropose')).toMatchObject([
      { ending: 'finished', winners: ['Amber', 'Quay'], withdrawn: ['Bay'], reason: 'a dead heat' },
    ]),
  );
});

it('corrects a result with all that is known of it', async () => {
  const outcome: MatchBoard['outcome'] = {
    ...{ status: 'finished', score: { home: 1, away: 1 }, halfTimeScore: { home: 1, away: 0 } },
    ...{ firstGoal: 'home', voidMarkets: [], winners: [], withdrawn: [], isEntered: true },
  };
  open = { ...board, outcome };
  await renderConsole(() => <Board matchId="vf1-1-1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter or correct the result' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Score of Quay'), { target: { value: '3' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'corrected' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  const score = { home: 1, away: 3 };
  await waitFor(() =>
    expect(bodies('staffBookPropose')).toMatchObject([
      { score, halfTimeScore: { home: 1, away: 0 }, firstGoal: 'home' },
    ]),
  );
});

it('names selections as the site does', async () => {
  const words = [selection('1X', '1.20', '0.00'), selection('yes', '1.90', '0.00'), selection('odd', '1.90', '0.00')];
  open = {
    ...board,
    markets: words.map((one, index) => ({ key: ['DC', 'BTTS', 'OE'][index] ?? '', isOpen: true, selections: [one] })),
  };
  await renderConsole(() => <Board matchId="vf1-1-1" />);
  for (const text of ['Amber or Draw', 'Yes', 'Odd']) expect(await screen.findByText(text)).toBeTruthy();
});

it('shows what a result does before it is approved; who entered it cannot approve it', async () => {
  await renderConsole(() => <ResultRecord resultId={resultId} />);
  expect(await screen.findByText('lena')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Amber – Quay, 2:1' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'seen the video' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(bodies('staffBookDecide')).toEqual([{ decision: 'APPROVED', reason: 'seen the video' }]));
  cleanup();
  shown = { ...record, isOwn: true };
  await renderConsole(() => <ResultRecord resultId={resultId} />);
  expect(await screen.findByText(/You entered this result/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('shows limits and silent feeds, and changes a limit', async () => {
  await renderConsole(() => <LimitsPage />);
  expect(await screen.findByText(/Silent: all its matches are suspended/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Change/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '50.00' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'a final' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(bodies('staffBookLimitSet')).toEqual([
      { vendorCode: 'FB', kind: 'maxStake', amount: '50.00', reason: 'a final' },
    ]),
  );
});
