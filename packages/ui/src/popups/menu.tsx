import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  /** The button that opens it: the menu hangs below and gives the focus back to it. It stays an ordinary button with
   * `aria-haspopup="menu"` and `aria-expanded`, so that this file (55 kB) loads only when the menu is first wanted. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
}

/** A list of actions below a button. Arrow keys, first letters and Esc work. */
export function Menu({ open, onClose, anchor, label, children }: MenuProps) {
  return (
    <BaseMenu.Root
      open={open}
      modal={false}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return;
        const pressed = details.event.target;
        // The button's own click toggles; closing here as well would open it again.
        if (pressed instanceof Node && anchor.current?.contains(pressed)) return;
        onClose();
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} side="bottom" align="end" sideOffset={8} className="z-popup outline-none">
          <BaseMenu.Popup
            aria-label={label}
            finalFocus={anchor}
            className="min-w-56 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-popup outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, tone = 'plain', children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      className={clsx(
        'flex min-h-touch cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium outline-none select-none data-highlighted:bg-sunken',
        tone === 'danger' && 'text-danger-ink',
      )}
    >
      {icon !== undefined && <span className="text-ink-muted">{icon}</span>}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1.5 h-px bg-line" />;
}
