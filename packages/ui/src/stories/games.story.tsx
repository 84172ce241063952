import { GameCard, GameCardSkeleton } from '../pictures/game-card.tsx';
import type { Story } from './story.ts';

const card = {
  name: 'Lantern Garden',
  vendor: 'Baize Studio',
  fallbackUrl: '/art/scenes/game-fallback.webp',
  href: '#game',
  playLabel: 'Play',
} as const;

export const story: Story = {
  shows: ['game-card', 'lazy-picture'],
  states: {
    Cards: () => (
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <GameCard {...card} coverUrl="/art/covers/lantern-garden.webp" hotLabel="Hot" facts="from P 0.20" />
        <GameCard {...card} coverUrl="/no-such-cover.webp" />
        <GameCardSkeleton />
      </div>
    ),
  },
};
