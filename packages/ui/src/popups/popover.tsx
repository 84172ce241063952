import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';

export interface PopoverProps {
  open: boolean;
  /** Esc and a press outside end here. */
  onClose: () => void;
  /** The button that opens it, an ordinary one with `aria-haspopup="dialog"` and `aria-expanded`; the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  children: ReactNode;
}

/** A small panel beside its button, for a few controls. Load it lazily, as `Menu`. */
export function Popover({ open, onClose, anchor, title, children }: PopoverProps) {
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return;
        const pressed = details.event.target;
        if (pressed instanceof Node && anchor.current?.contains(pressed)) return;
        onClose();
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Positioner anchor={anchor} side="bottom" align="end" sideOffset={8} className="z-popup">
          <BasePopover.Popup
            finalFocus={anchor}
            className="w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-raised p-5 text-ink shadow-popup outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <BasePopover.Title className="mb-2 text-lg font-bold">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
