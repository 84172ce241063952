// @covers lottery-slip

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderSite } from '../../../lib/testing/render-site.fixture.tsx';
import { GroupPad } from './group-pad.tsx';

const group = { name: 'numbers', tokens: { digits: 4 }, min: 1, max: 100 };

function Pad() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <GroupPad group={group} chosen={chosen} onChoose={setChosen} />
      <button type="button" onClick={() => setChosen(['0412'])}>
        pick
      </button>
    </>
  );
}

test('numbers stay as they are typed, and a quick pick stands in the field', async () => {
  await renderSite(Pad, '/lottery');
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: '1234, 12' } });
  expect(field).toHaveProperty('value', '1234, 12');
  fireEvent.click(screen.getByRole('button', { name: 'pick' }));
  expect(field).toHaveProperty('value', '0412');
});
