import { Button } from '@baize/ui/button';
import { useCallback, useId } from 'react';
import { useTranslations } from 'use-intl';
import { loadChunk } from './chunk.ts';

interface PopupProps {
  /** False keeps a popup that stays in the page closed. */
  open?: boolean;
  onClose: () => void;
}

/** For a popup's code, whose component takes `PopupProps`: where it does not come, a popup says so in its place, and the page behind stays. */
export const withChunkFallback = <T,>(name: string, code: Promise<{ default: T }>): Promise<{ default: T }> =>
  loadChunk(name, () => code).catch(() => ({ default: MissingPopup as T }));

/** The browser's own dialog, because no further code may be needed. Trying again loads the whole page: browsers keep a failed part in mind. */
export function MissingPopup({ open = true, onClose }: PopupProps) {
  const failure = useTranslations('common.failure');
  const chunk = useTranslations('common.chunk');
  const action = useTranslations('common.action');
  const titleId = useId();
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // Closed, and not just taken away, it gives the focus back.
    return () => dialog.close();
  }, []);
  if (!open) return null;
  return (
    <dialog
      ref={show}
      aria-labelledby={titleId}
      // Whether it closes is the owner's decision.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-md max-w-[calc(100vw-2rem)] rounded-xl bg-raised p-6 text-ink shadow-popup backdrop:bg-backdrop"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {failure('title')}
      </h2>
      <p className="mt-2 text-ink-muted">{chunk('text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{action('retry')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {action('close')}
        </Button>
      </div>
    </dialog>
  );
}
