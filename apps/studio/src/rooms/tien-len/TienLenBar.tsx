import { playsFrom } from '@baize/games/tien-len';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BarProps } from '../bar-parts.tsx';
import { isMyTurn } from '../room-view.ts';
import { OwnHand } from '../table/OwnHand.tsx';
import { TurnAct, TurnBar } from '../table/turn-bar.tsx';
import { mayPlay, ownCards, tienLenOf } from './tien-len-view.ts';

/** The own hand, out of which cards are chosen, and what can be done with them. */
export function TienLenBar(props: BarProps) {
  const { room } = props;
  const held = ownCards(room);
  const isPlaying = room.hand?.phase !== null;
  return (
    // Another hand begins with nothing chosen.
    <Bar key={room.hand?.handId ?? ''} {...props} held={isPlaying ? held : []} />
  );
}

function Bar({ held, ...props }: BarProps & { held: readonly number[] }) {
  const { room, isBusy, act } = props;
  const t = useTranslations('tienLen.act');
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [hintAt, setHintAt] = useState(0);
  const chosen = marked.filter((card) => held.includes(card));
  const isAsked = isMyTurn(room);
  const canPlay = mayPlay(room, chosen);
  const view = tienLenOf(room);
  const toggle = (card: number) =>
    setMarked(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  const hint = () => {
    const plays = playsFrom(held, view?.laid ?? null, view?.firstCard ?? null);
    setMarked(plays[hintAt % Math.max(1, plays.length)] ?? []);
    setHintAt(hintAt + 1);
  };
  const lay = () => {
    setHintAt(0);
    void act(
      'play',
      null,
      held.filter((card) => chosen.includes(card)),
    );
  };
  return (
    <div className="hand-bar">
      {held.length > 0 && <OwnHand cards={held} chosen={chosen} onToggle={toggle} />}
      <TurnBar {...props} isAsked={isAsked || canPlay}>
        <div className="turn-decision">
          <div className="turn-acts">
            {isAsked && view?.laid && (
              <TurnAct act="fold" keys="F" disabled={isBusy} onClick={() => void act('pass', null)}>
                {t('pass')}
              </TurnAct>
            )}
            {isAsked && (
              <TurnAct act="hint" keys="H" disabled={isBusy} onClick={hint}>
                {t('hint')}
              </TurnAct>
            )}
            <TurnAct act="raise" keys="C" disabled={isBusy || !canPlay} onClick={lay}>
              {t('play')}
            </TurnAct>
          </div>
        </div>
      </TurnBar>
    </div>
  );
}
