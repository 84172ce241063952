import { FieldShell, inputClass } from '@baize/ui/field';
import { IconButton } from '@baize/ui/icon-button';
import { clsx } from 'clsx';
import { Bold, Heading2, Image, Italic, Link, List, ListOrdered, Pilcrow } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureDialog } from '../../../lib/pictures/picture-dialog.tsx';
import { addPicture } from '../api/content.ts';
import { type Mark, marked } from '../html-marks.ts';
import { useFault } from './field-context.ts';

interface HtmlFieldProps {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const marks = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading2],
  ['paragraph', Pilcrow],
  ['list', List],
  ['numbers', ListOrdered],
  ['link', Link],
] as const satisfies readonly (readonly [Mark, unknown])[];

/** A text with headings, lists, links and pictures, as HTML; its buttons put marks around what is selected. The preview shows it as the site does. */
export function HtmlField({ path, label, value, onChange }: HtmlFieldProps) {
  const t = useTranslations('consoleContent.marks');
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const put = (mark: Mark, address = '') => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const next = marked(value, selectionStart, selectionEnd, mark, address);
    onChange(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <FieldShell label={label} error={useFault(path)}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className="flex flex-col">
          <div
            role="toolbar"
            aria-label={t('label')}
            className="flex flex-wrap rounded-t-md border border-b-0 border-line-strong bg-sunken"
          >
            {marks.map(([mark, Icon]) => (
              <IconButton key={mark} label={t(mark)} onClick={() => put(mark)}>
                <Icon size={18} />
              </IconButton>
            ))}
            <IconButton label={t('picture')} onClick={() => setPicking(true)}>
              <Image size={18} />
            </IconButton>
          </div>
          <textarea
            {...wiring}
            ref={area}
            rows={8}
            value={value}
            spellCheck
            onChange={(event) => onChange(event.target.value)}
            className={clsx(
              inputClass,
              'block field-sizing-content max-h-96 min-h-40 resize-y rounded-t-none py-3 font-mono text-sm',
            )}
          />
          {isPicking && (
            <PictureDialog
              shape="article"
              add={(file, part) => addPicture(file, 'article', part)}
              onClose={() => setPicking(false)}
              onAdded={(url) => {
                setPicking(false);
                put('picture', url);
              }}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}
