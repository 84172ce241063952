import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { Section, type SectionProps } from './section.tsx';

const firstLines = 5;
const maxLines = 100;

interface LatestListProps<Line> extends Omit<SectionProps, 'children'> {
  /** Reads so many lines, the latest first. */
  useLines: (
    pageSize: number,
  ) => Pick<
    UseQueryResult<{ lines: readonly Line[]; total: number }, unknown>,
    'data' | 'error' | 'refetch' | 'isFetching'
  >;
  Row: ComponentType<{ line: Line }>;
  texts: { none: string; more: string };
}

/** The latest lines of something, a few at first and more on request. */
export function LatestList<Line extends { id: string }>({ useLines, Row, texts, ...section }: LatestListProps<Line>) {
  const [size, setSize] = useState(firstLines);
  const { data, error, refetch, isFetching } = useLines(size);
  const hasMore = data !== undefined && data.total > data.lines.length && size < maxLines;
  return (
    <Section {...section}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-32" />}
      {data?.lines.length === 0 && <p className="text-sm text-ink-muted">{texts.none}</p>}
      {data !== undefined && data.lines.length > 0 && (
        <ul className="divide-y divide-line">
          {data.lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isFetching} className="self-start" onClick={() => setSize(maxLines)}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}
