import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button.tsx';

export type DialogSize = 'sm' | 'md' | 'modal' | 'lg' | 'overlay';

export interface DialogProps {
  open: boolean;
  /** Esc, click outside and the close button end here. */
  onClose: () => void;
  title: string;
  /** Keeps the title for readers only, when the content shows its own. */
  hideTitle?: boolean;
  closeLabel: string;
  /** False leaves the cross away; Esc and a press outside close all the same. */
  hasCloseButton?: boolean;
  /** `modal` is 600 x 300 px and grows with its content; `overlay` fills a phone and nearly fills a desk: member centre and the like. */
  size?: DialogSize;
  /** Where the focus goes on opening; else the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** A bar under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

const widths: Record<DialogSize, string> = {
  sm: 'md:w-md',
  md: 'md:w-lg',
  modal: 'md:min-h-75 md:w-150',
  lg: 'md:w-3xl',
  overlay: 'h-full rounded-none! md:h-[min(52rem,calc(100dvh-4rem))] md:w-[min(70rem,calc(100vw-4rem))] md:rounded-xl!',
};

/**
 * A modal popup; a sheet from below under 768 px. Traps and returns the focus and locks the page's scroll.
 * It weighs about 20 kB: load the feature that uses it lazily.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle = false, closeLabel, hasCloseButton = true } = props;
  const { size = 'md', initialFocus, footer, children } = props;
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          forceRender
          className="fixed inset-0 z-overlay bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:opacity-0"
        />
        <BaseDialog.Viewport className="fixed inset-0 z-overlay flex items-end justify-center md:items-center md:p-8">
          <BaseDialog.Popup
            {...(initialFocus === undefined ? {} : { initialFocus })}
            className={clsx(
              'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-xl bg-raised text-ink shadow-popup outline-none md:max-h-[calc(100dvh-4rem)] md:rounded-xl',
              'transition-[transform,opacity] duration-200 ease-out data-ending-style:translate-y-8 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:translate-y-8 data-starting-style:opacity-0 md:data-ending-style:translate-y-2 md:data-starting-style:translate-y-2',
              size === 'overlay' && 'max-h-none',
              widths[size],
            )}
          >
            <BaseDialog.Title
              className={
                hideTitle
                  ? 'sr-only'
                  : 'flex min-h-14 shrink-0 items-center py-3 pr-16 pl-5 text-xl leading-tight font-bold wrap-anywhere md:pl-6'
              }
            >
              {title}
            </BaseDialog.Title>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-6">{children}</div>
            {footer !== undefined && (
              <footer className="shrink-0 border-t border-line px-5 py-3 md:px-6">{footer}</footer>
            )}
            {/* Last in the order, so that the focus begins in the content. */}
            {hasCloseButton && (
              <BaseDialog.Close
                render={
                  <IconButton label={closeLabel} className="absolute top-1.5 right-2 z-sticky rounded-full">
                    <X size={22} />
                  </IconButton>
                }
              />
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
