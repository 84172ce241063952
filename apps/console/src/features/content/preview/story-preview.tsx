import type { LocaleCode } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { prose } from '@baize/ui/prose';
import { safeFragment } from '@baize/ui/safe-html';
import { useEffect, useRef } from 'react';
import { type PieceDocument, textOf } from '../pieces.ts';

type StoryDocument = Exclude<PieceDocument, { kind: 'banner' }>;

/** An article, a notice or a story as the site shows it. What could run is taken out here as there. */
export function StoryPreview({ document, locale }: { document: StoryDocument; locale: LocaleCode }) {
  const own = textOf(document, locale);
  const { title, summary, content = '', action } = Object.keys(own).length > 0 ? own : textOf(document, 'TY');
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.replaceChildren(safeFragment(content)), [content]);
  const picture = 'pictureUrl' in document ? document.pictureUrl : '';
  return (
    <article className="flex flex-col gap-4 p-5">
      {picture !== '' && <img src={picture} alt="" className="aspect-21/9 w-full rounded-lg bg-hero object-cover" />}
      <h3 className="verbatim text-2xl font-bold">{title}</h3>
      {(summary ?? '') !== '' && <p className="verbatim text-lg text-ink-muted">{summary}</p>}
      <div ref={holder} className={prose} />
      {(action ?? '') !== '' && <span className={buttonClass('primary', 'md', 'self-start')}>{action}</span>}
    </article>
  );
}
