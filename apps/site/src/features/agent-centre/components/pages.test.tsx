// @covers agent-centre agent-contracts-and-salaries

import { calls } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Member } from '../../../lib/session/session.ts';
import {
  member,
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import { ContractsPage } from './contracts/contracts-page.tsx';
import { DailyWages, MyIncome } from './income/income-page.tsx';
import { UserLoss } from './report/play-report.tsx';
import { below, centreFlags, contract, income, overview, payLine, team, teamPlay } from './reports.fixture.ts';
import { OpenAccount } from './team/open-account.tsx';
import { TeamManagement } from './team/team-management.tsx';

const agent: Member = { ...member, type: 1 };
let answers: Record<string, (request: SentRequest) => unknown>;
let asked: { path: string; request: SentRequest }[];

beforeEach(() => {
  asked = [];
  answers = {
    [pathOf('agentCentre')]: () => centreFlags,
    [pathOf('agentOverview')]: () => overview,
    [pathOf('agentTeam')]: ({ data }) => ((data as { under?: string } | null)?.under ? below : team),
    [pathOf('agentTeamPlay')]: () => teamPlay,
    [pathOf('agentIncome')]: () => income,
    [pathOf('agentContracts')]: () => ({ held: [contract], given: [] }),
    [pathOf('balance')]: () => ({ sumBalance: '1.00', currency: 'PLY', currencySymbol: 'P' }),
  };
  stubServer((path, request) => {
    asked.push({ path, request });
    return answers[path]?.(request) ?? refusal(404, 'not_found');
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (page: () => ReactNode) => renderSite(page, '/', agent);
const sentTo = (path: string) => asked.filter((one) => one.path === path).at(-1)?.request;

it('the team is walked down and up, and rates of a direct downline are set, with a question where one below is higher', async () => {
  await show(TeamManagement);
  fireEvent.click(await screen.findByRole('button', { name: 'bruno' }));
  await screen.findByText('ca***a');
  expect(screen.queryByRole('button', { name: 'Set rates' })).toBeNull();
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('button', { name: 'You' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set rates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rebate of bruno' }));
  const path = calls.agentRatesSet.path.replace(':memberId', 'agent-below');
  answers[path] = () => refusal(409, 'higher_rate');
  fireEvent.change(dialog.getByLabelText(/Slots/), { target: { value: '0.3' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Go on and end it' }));
  await waitFor(() =>
    expect(sentTo(path)?.body).toEqual({ rates: [{ gameType: 'RNG', percent: '0.3' }], endHigher: true }),
  );
});

it('profit and loss is asked for by the days and the group that are chosen', async () => {
  await show(UserLoss);
  await screen.findByText('ca***a');
  fireEvent.click(screen.getByRole('radio', { name: 'Vendor' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }));
  await waitFor(() =>
    expect(sentTo(pathOf('agentTeamPlay'))?.data).toMatchObject({
      by: 'vendor',
      period: 'yesterday',
      sort: 'net',
      page: 1,
    }),
  );
  expect(screen.getAllByText('-30.00').length).toBeGreaterThan(1);
});

it('a line of the income opens to its calculation, and what was paid too much is said', async () => {
  const path = calls.agentIncomeLine.path.replace(':kind', 'dailySalary').replace(':period', '2026-03-03');
  answers[path] = () => ({
    ...payLine,
    reason: '',
    steps: [
      { step: 'turnover', label: '', value: '75000.00', unit: 'amount' },
      { step: 'active', label: '', value: '5', unit: 'count' },
      { step: 'rate', label: '', value: '1', unit: 'percent' },
      { step: 'gross', label: 'RNG', value: '750.00', unit: 'amount' },
    ],
  });
  await show(MyIncome);
  fireEvent.click(await screen.findByRole('button', { name: 'How?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily wage for 2026-03-03' }));
  await dialog.findByText('75,000.00');
  expect(dialog.getByText('1 %')).toBeTruthy();
  expect(dialog.getByText('Earned in all: Slots')).toBeTruthy();
  expect(dialog.getByText(/37.50 was paid too much/)).toBeTruthy();
});

it('a page of one kind asks for that kind alone', async () => {
  await show(DailyWages);
  await screen.findByText('2026-03-03');
  expect(sentTo(pathOf('agentIncome'))?.data).toMatchObject({ kind: 'dailySalary', period: 'month' });
});

it('a contract that waits is accepted through the call of its kind', async () => {
  answers[pathOf('processDividendReq')] = () => ({ ...contract, state: 'accepted' });
  await show(ContractsPage);
  await screen.findByText('from 10,000.00 and 3 active: 10 %');
  expect(screen.getByText('It is your turn to answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(sentTo(pathOf('processDividendReq'))?.body).toEqual({ contractId: 'c1', action: 'accept' }),
  );
});

it('a contract is offered with its steps, and what the server says about a step stands at it', async () => {
  // Read and written at one path.
  answers[pathOf('agentContractOffer')] = ({ body }) =>
    body === null
      ? { held: [], given: [] }
      : refusal(400, 'invalid_input', { fields: { 'terms.tiers.0.percent': { key: 'rate_too_high' } } });
  await show(ContractsPage);
  fireEvent.change(await screen.findByLabelText(/^Percent/), { target: { value: '25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
  await screen.findByText('More than the account above has.');
  expect(
    asked.findLast(({ path, request }) => path === pathOf('agentContractOffer') && request.body)?.request.body,
  ).toMatchObject({
    ...{ memberId: 'agent-below', kind: 'dividend', isSent: true, endHigher: false },
    terms: { tiers: [{ amountAtLeast: '0', activeAtLeast: 0, percent: '25' }] },
  });
});

it('an account is opened by who may', async () => {
  await show(OpenAccount);
  await screen.findByText('3 of 50 accounts directly below you');
  cleanup();
  answers[pathOf('agentCentre')] = () => ({ ...centreFlags, canOpenMembers: false });
  await show(OpenAccount);
  await screen.findByText('Your kind of account opens no others.');
  expect(screen.queryByRole('button', { name: 'Open the account' })).toBeNull();
});
