import type { Game } from '@baize/contract';
import { CardMotion } from '../card-motion/card-motion.tsx';
import { GameFacts } from '../game-facts.tsx';
import { CardLife } from './card-life.tsx';

export type CardPartName = 'facts' | 'life' | 'motion';

export interface CardPartProps {
  name: CardPartName;
  game: Game;
  /** On a wide card, whose words begin at its side. */
  isWide?: boolean;
}

/** What the card of a game has beside picture and name: its figures, what goes on in it, and its cover in motion. A closed game has the figures alone. */
export function CardPart({ name, game, isWide = false }: CardPartProps) {
  if (name === 'facts') return <GameFacts game={game} atStart={isWide} />;
  if (game.maintenance) return null;
  return name === 'life' ? <CardLife game={game} isWide={isWide} /> : <CardMotion game={game} isWide={isWide} />;
}
