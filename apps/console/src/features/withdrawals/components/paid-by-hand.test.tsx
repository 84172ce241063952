// @covers withdrawals-paid-by-hand

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import type { WithdrawalDetail } from '../api/withdrawal.ts';
import { PaidByHandDialog } from './paid-by-hand-dialog.tsx';

const detail = {
  withdrawal: { withdrawalId: '01950000-0000-7000-8000-00000000000c', memberName: 'lena', state: 'APPROVED' },
  account: { kind: 'bank', institution: 'First Bank', number: 'PH12345678', holder: 'Ana Cruz' },
  toPay: '4500.00',
  handFirstPayer: 'bert',
} as unknown as WithdrawalDetail;
let asked: ReturnType<typeof fakeCalls>;

beforeEach(async () => {
  asked = fakeCalls({ staffWithdrawalPaid: () => ({ state: 'DISBURSED', waitsForSecond: false }) });
  await renderConsole(() => <PaidByHandDialog detail={detail} onClose={() => undefined} />);
  await screen.findByRole('dialog');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names account, amount and who was first, and sends reference and reason', async () => {
  expect(screen.getByText(/First Bank PH12345678, Ana Cruz/)).toBeTruthy();
  expect(screen.getByText(/bert has named a reference already/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reference of the transfer'), { target: { value: ' FT 4711 ' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'transferred today' } });
  const buttons = screen.getAllByRole('button', { name: /was paid to lena by hand/ });
  fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'staffWithdrawalPaid').map(({ body }) => body)).toEqual([
      { reference: 'FT 4711', reason: 'transferred today' },
    ]),
  );
});
