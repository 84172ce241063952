import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../popups/confirm-dialog.tsx';
import { SidePanel } from '../popups/side-panel.tsx';
import type { Story } from './story.ts';

function Opener({ label, children }: { label: string; children: (open: boolean, onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

function Asking(props: Pick<ConfirmDialogProps, 'tone' | 'busy' | 'error'>) {
  return (
    <Opener label="Ask">
      {(open, onClose) => (
        <ConfirmDialog
          {...props}
          open={open}
          onClose={onClose}
          onConfirm={onClose}
          title="Add to the balance"
          confirmLabel="Add P 50.00"
          cancelLabel="Cancel"
          closeLabel="Close"
        >
          <p>Lena gets P 50.00.</p>
        </ConfirmDialog>
      )}
    </Opener>
  );
}

export const story: Story = {
  shows: ['confirm-dialog', 'side-panel'],
  states: {
    'A confirmation': () => <Asking />,
    'One that takes something away': () => <Asking tone="danger" />,
    'Under way': () => <Asking busy />,
    Refused: () => <Asking tone="danger" error="The server did not answer; try again." />,
    'A side panel': () => (
      <Opener label="Panel">
        {(open, onClose) => (
          <SidePanel open={open} onClose={onClose} title="Invite a colleague" closeLabel="Close" footer="Send">
            <p>Fields stand here.</p>
          </SidePanel>
        )}
      </Opener>
    ),
  },
};
