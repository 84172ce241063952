import { FeatureCard } from '../pictures/feature-card.tsx';
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
  shows: ['game-card', 'feature-card', 'favourite-button', 'lazy-picture'],
  states: {
    Cards: () => (
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <GameCard {...card} coverUrl="/art/covers/lantern-garden.webp" hotLabel="Hot" facts="from P 0.20" />
        <GameCard {...card} coverUrl="/no-such-cover.webp" />
        <GameCardSkeleton />
      </div>
    ),
    'Feature cards': () => (
      <div className="grid gap-4 md:grid-cols-2">
        <FeatureCard
          {...card}
          coverUrl="/art/covers/lantern-garden-wide.webp"
          line="Twenty lines and a moon gate."
          facts="RTP 96.00 %"
          favourite={{ isOn: true, isBusy: false, label: 'Remove', onToggle: () => undefined }}
        />
        <FeatureCard {...card} coverUrl="/no-such-cover.webp" line="" closedLabel="Under maintenance" />
      </div>
    ),
  },
};
