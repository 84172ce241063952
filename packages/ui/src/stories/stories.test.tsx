// @covers primitives

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Story } from './story.ts';

const primitives = Object.keys(import.meta.glob(['../**/*.tsx', '!./*'])).map((file) =>
  file.replace(/^.*\/|\.tsx$/g, ''),
);
const stories = Object.values(import.meta.glob<Story>('./*.story.tsx', { import: 'story', eager: true }));

afterEach(cleanup);

it('every primitive has a story', () => {
  const shown = new Set(stories.flatMap(({ shows }) => shows));
  const missing = primitives.filter((name) => !name.endsWith('.test') && !shown.has(name));
  expect(missing).toEqual([]);
  expect(primitives.length).toBeGreaterThan(30);
});

describe.each(stories)('$shows', ({ states }) => {
  it.each(Object.entries(states))('%s', (_name, State) => {
    const complaint = vi.spyOn(console, 'error');
    const { container } = render(<State />);
    expect(container.childElementCount).toBeGreaterThan(0);
    expect(complaint).not.toHaveBeenCalled();
  });
});
