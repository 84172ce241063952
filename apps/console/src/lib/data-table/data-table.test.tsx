import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFailure, fakeCalls } from '../fake-calls.fixture.ts';
import type { RowOf } from '../list-query.ts';
import { renderConsole, someStaff } from '../render-console.fixture.tsx';
import { DataTable } from './data-table.tsx';
import type { TableColumn, TableFilter } from './types.ts';

type Member = RowOf<'staffMembers'>;

const member = (name: string): Member => ({
  memberId: `id-${name}`,
  username: name,
  nickname: `${name}'s nickname`,
  type: 0,
  rankLevel: 0,
  rankName: '',
  labels: [],
  isBlocked: false,
  registeredAt: '2026-03-04T05:06:07.000Z',
  lastLoginAt: null,
});
const columns: readonly TableColumn<Member>[] = [
  { key: 'username', header: 'Name', isSortable: true, cell: (row) => row.username },
  { key: 'nickname', header: 'Nickname', isOptional: true, cell: (row) => row.nickname },
  { key: 'registeredAt', header: 'Signed up', isSortable: true, cell: (row) => row.registeredAt },
];
const yesOrNo = [
  { value: 'true', label: 'Blocked' },
  { value: 'false', label: 'Active' },
];
const filters: readonly TableFilter[] = [
  { name: 'search', label: 'Search', kind: 'text' },
  { name: 'isBlocked', label: 'State', kind: 'flag', options: yesOrNo },
  { name: 'from', label: 'From', kind: 'dayStart' },
];

function Members() {
  return (
    <DataTable
      list="staffMembers"
      caption="Members"
      columns={columns}
      filters={filters}
      rowKey={(row) => row.memberId}
      rowPath={(row) => `/members/${row.memberId}`}
      emptyTitle="No members yet"
      emptyText="They come."
    />
  );
}

let asked: ReturnType<typeof fakeCalls>;
const lastRequest = () => asked.filter(({ name }) => name === 'staffMembers').at(-1)?.data;

beforeEach(() => {
  asked = fakeCalls({ staffMembers: () => ({ rows: [member('lena'), member('maria')], total: 60 }) });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for what the address says, and leaves out what cannot be meant', async () => {
  await renderConsole(Members, '/page?page=2&size=50&sort=-registeredAt&search=00123&isBlocked=true&from=2026-03-29');
  await screen.findByText('lena');
  expect(lastRequest()).toEqual({
    page: 2,
    pageSize: 50,
    sort: 'registeredAt',
    direction: 'desc',
    search: '00123',
    isBlocked: true,
    // Midnight in Manila.
    from: '2026-03-28T16:00:00.000Z',
  });
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '00123');
  cleanup();
  await renderConsole(Members, '/page?page=-1&size=7&sort=password&isBlocked=maybe&from=tomorrow');
  await screen.findByText('lena');
  expect(lastRequest()).toEqual({ page: 1, pageSize: 25 });
});

it('a head sorts up, down and not at all, says so, and goes back to the first page', async () => {
  const { history } = await renderConsole(Members, '/page?page=2');
  const head = await screen.findByRole('button', { name: 'Name' });
  fireEvent.click(head);
  await waitFor(() => expect(history.location.search).toBe('?sort=username'));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(head);
  await waitFor(() => expect(lastRequest()).toEqual({ page: 1, pageSize: 25, sort: 'username', direction: 'desc' }));
  fireEvent.click(head);
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('filters stand in the address: typed ones after a pause, and going back brings them back', async () => {
  const { history } = await renderConsole(Members, '/page?page=3');
  await screen.findByText('lena');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'true' } });
  await waitFor(() => expect(history.location.search).toBe('?isBlocked=true'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'le' } });
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'len' } });
  await waitFor(() => expect(lastRequest()).toMatchObject({ search: 'len', isBlocked: true }));
  expect(asked.filter(({ data }) => data.search === 'le')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
});

it('a row opens its record by a press anywhere, and its name is a link; arrows move between rows', async () => {
  const { history } = await renderConsole(Members);
  const first = await screen.findByRole('link', { name: 'lena' });
  expect(first.getAttribute('href')).toBe('/console/members/id-lena');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('maria');
  fireEvent.click(screen.getAllByText('2026-03-04T05:06:07.000Z')[1] as HTMLElement);
  await waitFor(() => expect(history.location.pathname).toBe('/console/members/id-maria'));
});

it('columns are the person’s own and outlive the page', async () => {
  await renderConsole(Members);
  await screen.findByText('lena');
  expect(screen.queryByRole('columnheader', { name: 'Nickname' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns and density' }));
  fireEvent.click(await screen.findByLabelText('Nickname'));
  expect(await screen.findByText("lena's nickname")).toBeTruthy();
  cleanup();
  await renderConsole(Members);
  expect(await screen.findByText("lena's nickname")).toBeTruthy();
});

it('a saved view keeps filters and order under a name, for this account alone', async () => {
  const { history } = await renderConsole(Members, '/page?search=len&sort=username');
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  fireEvent.change(await screen.findByLabelText('Name of the view'), { target: { value: 'My members' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'My members' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(history.location.search).toBe('?sort=username'));
  fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  fireEvent.click(await screen.findByRole('button', { name: 'My members' }));
  await waitFor(() => expect(history.location.search).toContain('search=len'));
  cleanup();
  await renderConsole(Members, '/page', { ...someStaff, id: 'somebody-else' });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  expect(await screen.findByText(/A saved view keeps/)).toBeTruthy();
});

it('orders a file of what the filters leave, follows it and offers it', async () => {
  let state = 'waiting';
  let exportId = '';
  const file = () => ({ fileName: 'members.csv', contentType: 'text/csv', parts: 1, base64: btoa('a,b') });
  asked = fakeCalls({
    staffMembers: () => ({ rows: [member('lena')], total: 1 }),
    staffExportRequest: ({ body }) => {
      exportId = String(body.exportId);
      return { exportId, state };
    },
    staffExports: () => ({
      rows: [{ exportId, list: 'staffMembers', format: 'csv', state, rows: 1, isTruncated: false }],
      total: 1,
    }),
    staffExportFile: file,
  });
  await renderConsole(Members, '/page?isBlocked=false');
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await screen.findByText('The file is being made…');
  expect(asked.find(({ name }) => name === 'staffExportRequest')?.body).toMatchObject({
    list: 'staffMembers',
    format: 'csv',
    data: { isBlocked: false },
  });
  state = 'ready';
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  // The test's window would leave the page for the file.
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.download} ${this.href}`);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(followed).toEqual(['members.csv blob:file']));
});

it('offers no export to who may not export', async () => {
  await renderConsole(Members, '/page', { ...someStaff, permissions: ['members.read'] });
  await screen.findByText('lena');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

it('says when nothing is there, when nothing matches, and when it did not come', async () => {
  fakeCalls({ staffMembers: () => ({ rows: [], total: 0 }) });
  await renderConsole(Members);
  expect(await screen.findByText('No members yet')).toBeTruthy();
  cleanup();
  await renderConsole(Members, '/page?search=x');
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  cleanup();
  fakeCalls({ staffMembers: () => new FakeFailure('service_unavailable') });
  await renderConsole(Members);
  const alert = within(await screen.findByRole('alert'));
  fakeCalls({ staffMembers: () => ({ rows: [member('lena')], total: 1 }) });
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('lena')).toBeTruthy();
});
