import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog, type DialogSize } from '../popups/dialog.tsx';
import { Drawer } from '../popups/drawer.tsx';
import { Menu, MenuItem, MenuSeparator } from '../popups/menu.tsx';
import { Popover } from '../popups/popover.tsx';
import { showToast, ToastHost } from '../popups/toast.tsx';
import { Tooltip } from '../popups/tooltip.tsx';
import { WarningDialog } from '../popups/warning-dialog.tsx';
import type { Story } from './story.ts';

interface Opened {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLButtonElement | null>;
}

function Opener({ label, children }: { label: string; children: (opened: Opened) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {children({ open, onClose: () => setOpen(false), anchor })}
    </>
  );
}

const sizes: readonly DialogSize[] = ['sm', 'md', 'modal', 'lg', 'overlay'];

export const story: Story = {
  shows: ['dialog', 'drawer', 'menu', 'popover', 'toast', 'toast-viewport', 'tooltip', 'warning-dialog'],
  states: {
    Dialogs: () => (
      <div className="flex flex-wrap gap-3">
        {sizes.map((size) => (
          <Opener key={size} label={`Dialog ${size}`}>
            {({ open, onClose }) => (
              <Dialog open={open} onClose={onClose} title="News" closeLabel="Close" size={size}>
                <p>What the operator has to say.</p>
              </Dialog>
            )}
          </Opener>
        ))}
      </div>
    ),
    'Without a cross': () => (
      <Opener label="Dialog">
        {({ open, onClose }) => (
          <Dialog open={open} onClose={onClose} title="News" closeLabel="Close" size="modal" hasCloseButton={false}>
            <p>Esc or a press outside closes it.</p>
          </Dialog>
        )}
      </Opener>
    ),
    Warning: () => (
      <Opener label="Warning">
        {({ open, onClose }) => (
          <WarningDialog
            open={open}
            onClose={onClose}
            title="Invitation code"
            text="Invalid invitation code"
            confirmLabel="Confirm"
            closeLabel="Close"
          />
        )}
      </Opener>
    ),
    'Drawer, menu, popover': () => (
      <div className="flex flex-wrap gap-3">
        <Opener label="Drawer">
          {({ open, onClose }) => (
            <Drawer open={open} onClose={onClose} title="Menu" closeLabel="Close">
              <p>Everything stands here.</p>
            </Drawer>
          )}
        </Opener>
        <Opener label="Menu">
          {({ open, onClose, anchor }) => (
            <Menu open={open} onClose={onClose} anchor={anchor} label="Member menu">
              <MenuItem onSelect={onClose}>Betting record</MenuItem>
              <MenuSeparator />
              <MenuItem onSelect={onClose}>Sign out</MenuItem>
            </Menu>
          )}
        </Opener>
        <Opener label="Popover">
          {({ open, onClose, anchor }) => (
            <Popover open={open} onClose={onClose} anchor={anchor} title="Filters">
              <p>A few controls.</p>
            </Popover>
          )}
        </Opener>
      </div>
    ),
    'Toast, tooltip': () => (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => showToast({ title: 'Copied', tone: 'success' })}>
          Toast
        </Button>
        <Tooltip text="Return to player over many rounds">
          <Button variant="secondary">RTP</Button>
        </Tooltip>
        <ToastHost closeLabel="Close" />
      </div>
    ),
  },
};
