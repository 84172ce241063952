import { FeatureCard } from '@baize/ui/feature-card';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { art, gameUrl } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { isTable } from '../../../lib/games/card-life/is-table.ts';
import { favouriteOf } from '../../../lib/games/favourite-of.ts';
import { CardPart, type GameTileProps } from '../../../lib/games/game-grid.tsx';
import { useClassLine } from '../hooks/use-class-name.ts';

/** A game on a wide card, with one line about its kind. */
export const FeatureTile = memo(function FeatureTile({ game, onOpenGame, favorites }: FeatureTileProps) {
  const lineOf = useClassLine();
  const common = useTranslations('common');
  const hosted = usePictureHost();
  const address = { vendor: game.vassalage, gameCode: game.gameCode };
  return (
    <FeatureCard
      name={game.gameName}
      line={lineOf(game.gameClassify) ?? game.accountTypeName}
      coverUrl={hosted(game.wideCoverUrl)}
      fallbackUrl={art.gameFallback}
      href={gameUrl(address)}
      onOpen={(event) => onOpenGame({ ...game, ...address }, event)}
      playLabel={common('action.play')}
      closedLabel={game.maintenance ? common('card.maintenance') : undefined}
      facts={<CardPart name="facts" game={game} isWide />}
      hasStrip={isTable(game)}
      life={<CardPart name="life" game={game} isWide />}
      motion={<CardPart name="motion" game={game} isWide />}
      favourite={favouriteOf(game, favorites, common)}
    />
  );
});

type FeatureTileProps = Pick<GameTileProps, 'game' | 'onOpenGame' | 'favorites'>;
