// @covers overlays

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Users } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AgentPage } from '../../../config/paths.ts';
import type { AgentCentrePage } from '../../../lib/centre/centre-page.ts';
import type { Member } from '../../../lib/session/session.ts';
import { brand, member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { AgentCentre } from './agent-centre.tsx';
import { centreFlags, overview } from './reports.fixture.ts';
import { TeamOverview } from './team-overview.tsx';

const pages: readonly AgentCentrePage<AgentPage>[] = [
  { name: 'announcement', icon: Users, component: async () => () => <p>All announcements</p>, useCount: () => 3 },
  { name: 'agentTeamOverview', icon: Users, component: async () => TeamOverview },
  { name: 'addAccount', icon: Users, component: async () => () => <p>Links for new accounts</p> },
];

const link = (code: string, registrations: number, endedAt: string | null = null) => ({
  code,
  domain: 'a.example',
  url: `https://a.example/register?referralCode=${code}`,
  label: code,
  registrations,
  createdAt: '2026-03-04T05:06:07.000Z',
  endedAt,
});
let links: ReturnType<typeof link>[] = [];
let totals = { registrations: 0, working: 0 };
let flags = centreFlags;
const agent: Member = { ...member, type: 1 };

beforeEach(() => {
  links = [];
  totals = { registrations: 0, working: 0 };
  flags = centreFlags;
  stubServer((path) => {
    if (path === pathOf('referralLinks')) return { list: links, mostActive: 20, totals };
    if (path === pathOf('agentOverview')) return overview;
    return path === pathOf('agentCentre') ? flags : brand;
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (address: string, who: Member | null) =>
  renderSite(() => <AgentCentre onSignOut={() => {}} pages={pages} />, address, who);
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it.each(['agentTeamOverview', 'no-such-page'])(
  '?agent=%s opens the team overview with what is counted',
  async (page) => {
    links = [link('forum', 2), link('blog', 5, '2026-03-05T05:06:07.000Z'), link('quiet', 0)];
    // More than the links that are listed brought.
    totals = { registrations: 1_234, working: 2 };
    await show(`/vip?agent=${page}`, agent);
    await screen.findByRole('heading', { name: 'Team overview' });
    await screen.findByText('Accounts opened through your links');
    expect(figure('Accounts opened through your links')).toBe('1,234');
    expect(figure('Active links')).toBe('2');
    const best = within(screen.getByRole('region', { name: 'Links that brought the most' })).getAllByRole('listitem');
    expect(best.map(({ textContent }) => textContent)).toEqual(['blog5', 'forum2']);
  },
);

it('who came through links that are no longer listed counts, and no list stands empty', async () => {
  links = [link('quiet', 0)];
  totals = { registrations: 3, working: 1 };
  await show('/vip?agent=agentTeamOverview', agent);
  await screen.findByText('Accounts opened through your links');
  expect(figure('Accounts opened through your links')).toBe('3');
  expect(screen.queryByRole('region', { name: 'Links that brought the most' })).toBeNull();
});

it('its menu leads to its pages, in order, and it closes to the page beneath', async () => {
  const { router } = await show('/?tag=about&agent=agentTeamOverview', agent);
  const menu = within(await screen.findByRole('navigation', { name: 'Agent centre' }));
  const entries = menu.getAllByRole('link').map((entry) => [entry.textContent, entry.getAttribute('href')]);
  expect(entries).toEqual([
    // With the count of what waits there, for eyes and for readers.
    ['Announcements33', '/?tag=about&agent=announcement'],
    ['Team overview', '/?tag=about&agent=agentTeamOverview'],
    ['Register an account', '/?tag=about&agent=addAccount'],
  ]);
  screen.getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(router.state.location.href).toBe('/?tag=about'));
});

it('a guest gets the agents’ login, a member reads that this is for agents, a trial account gets the warning', async () => {
  const { search } = await show('/vip?agent=agentTeamOverview', null);
  await waitFor(() => expect(search()).toEqual({ popup: 'agentLogin' }));
  cleanup();
  await show('/vip?agent=agentTeamOverview', member);
  await screen.findByText('Non-agent unable to log in');
  cleanup();
  await show('/vip?agent=agentTeamOverview', { ...member, type: 4 });
  await screen.findByRole('dialog', { name: 'Trial account' });
});

it.each([
  ['announcement', 'Announcements', 'All announcements'],
  ['addAccount', 'Register an account', 'Links for new accounts'],
])('?agent=%s is a page of the overlay', async (page, title, text) => {
  await show(`/?agent=${page}`, agent);
  const overlay = within(await screen.findByRole('dialog', { name: title }));
  expect(await overlay.findByText(text)).toBeTruthy();
  expect(overlay.getByRole('link', { current: 'page' }).textContent).toContain(title);
});

it('shows pages of contracts that the brand has, and no others', async () => {
  flags = { ...centreFlags, salary: false };
  const conditional: readonly AgentCentrePage<AgentPage>[] = [
    ...pages,
    { name: 'dividendRecord', type: 'enableCt', icon: Users, component: async () => () => null },
    { name: 'dailyWages', type: 'salary', icon: Users, component: async () => () => null },
  ];
  await renderSite(() => <AgentCentre onSignOut={() => {}} pages={conditional} />, '/?agent=addAccount', agent);
  await screen.findByRole('link', { name: 'Dividends' });
  expect(screen.queryByRole('link', { name: 'Daily wages' })).toBeNull();
});

it('leaves out of its menu what is not for the account', async () => {
  const [announcement, ...others] = pages;
  const some = [...(announcement ? [{ ...announcement, who: () => false }] : []), ...others];
  await renderSite(() => <AgentCentre onSignOut={() => {}} pages={some} />, '/?agent=addAccount', agent);
  const menu = within(await screen.findByRole('navigation', { name: 'Agent centre' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Team overview',
    'Register an account',
  ]);
});

it('a page whose code does not come says so, and its neighbours stay', async () => {
  const lost = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const some = pages.map((page) => (page.name === 'addAccount' ? { ...page, component: lost } : page));
  await renderSite(() => <AgentCentre onSignOut={() => {}} pages={some} />, '/?agent=addAccount', agent);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('This could not be loaded')).toBeTruthy();
  screen.getByRole('link', { name: /Announcements/ }).click();
  expect(await screen.findByText('All announcements')).toBeTruthy();
});
