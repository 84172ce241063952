import { Bell } from 'lucide-react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';
import type { Story } from './story.ts';

const variants = ['primary', 'secondary', 'ghost', 'quiet', 'danger'] as const;
const row = 'flex flex-wrap items-center gap-3';

export const story: Story = {
  shows: ['button', 'icon-button', 'spinner'],
  states: {
    Variants: () => (
      <div className={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    ),
    'Large, busy, disabled': () => (
      <div className={row}>
        <Button size="lg">Large</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
      </div>
    ),
    'On a hero surface': () => (
      <div className={`${row} on-hero rounded-lg bg-hero p-4`}>
        <Button>Primary</Button>
        <Button variant="on-hero">On hero</Button>
        <IconButton label="Notices" onHero>
          <Bell size={20} />
        </IconButton>
      </div>
    ),
    'Icon and spinner': () => (
      <div className={row}>
        <IconButton label="Notices">
          <Bell size={20} />
        </IconButton>
        <Spinner />
      </div>
    ),
  },
};
