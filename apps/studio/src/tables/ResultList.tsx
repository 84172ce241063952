import type { ReactNode } from 'react';

const listedResults = 50;

interface ResultListProps {
  /** What is heard of the list. */
  label: string;
  kinds: readonly { kind: string; label: ReactNode; count: number }[];
  /** From the oldest on. */
  results: readonly { kind: string; text: ReactNode }[];
}

/** How often each result came, and the latest ones first. */
export function ResultList({ label, kinds, results }: ResultListProps) {
  return (
    <>
      <dl className="sicbo-counts tabular" style={{ gridTemplateColumns: `repeat(${kinds.length}, minmax(0, 1fr))` }}>
        {kinds.map(({ kind, label: name, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its place
          <div key={index} data-kind={kind}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ol className="sicbo-last" aria-label={label}>
        {results
          .slice(-listedResults)
          .reverse()
          .map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity of their own
            <li key={index} data-kind={kind}>
              {text}
            </li>
          ))}
      </ol>
    </>
  );
}
