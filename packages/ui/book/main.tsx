import { createRoot } from 'react-dom/client';
import { Chips } from '../src/chips.tsx';
import type { Story } from '../src/stories/story.ts';
import './styles.css';

const stories = Object.values(import.meta.glob<Story>('../src/stories/*.story.tsx', { import: 'story', eager: true }));
const themes = ['light', 'dark'] as const;
const { dataset } = document.documentElement;

/** All primitives in all their states, in the chosen theme. */
function Book({ theme }: { theme: string }) {
  return (
    <main className="page-width flex flex-col gap-12 py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-bold">Primitives</h1>
        <Chips
          legend="Theme"
          look="segmented"
          options={themes.map((name) => ({ value: name, label: name }))}
          value={theme}
          onChange={show}
        />
      </header>
      {stories.map(({ shows, states }) => (
        <section key={shows.join()} className="flex flex-col gap-6">
          <h2 className="border-b border-line pb-2 text-xl font-bold">{shows.join(', ')}</h2>
          {Object.entries(states).map(([name, State]) => (
            <div key={name} className="flex flex-col gap-3">
              <h3 className="text-sm font-semibold text-ink-muted">{name}</h3>
              <State />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

const root = createRoot(document.querySelector('#root') as HTMLElement);
function show(theme: string) {
  dataset.theme = theme;
  root.render(<Book theme={theme} />);
}
show(new URLSearchParams(location.search).get('theme') ?? 'light');
