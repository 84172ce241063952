import type { InstantRound } from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import * as dice from '@baize/games/dice';
import * as hiLo from '@baize/games/hi-lo';
import * as mines from '@baize/games/mines';
import * as plinko from '@baize/games/plinko';
import * as tower from '@baize/games/tower';
import * as videoPoker from '@baize/games/video-poker';
import { expect } from 'vitest';
import type { Sent } from '../instant/game.ts';
import { successOf } from './frame.ts';
import { type InstantPlayer, oneShotPlayers } from './random-one-shot.fixture.ts';
import { deckOf, type Tally, type Whims } from './random-player.fixture.ts';
import type { StudioFrame } from './studio-money.fixture.ts';

const stakesMinor = ['10', '100', '333', '1000'];
const drawFor = ({ fairness: { clientSeed, nonce } }: InstantRound, serverSeed: string) =>
  drawOfRound({ serverSeed, clientSeed, nonce });
const endOf = ({ payoutMinor }: InstantRound) => (payoutMinor === '0' ? 'loss' : 'paid');

function dicePlayer(whims: Whims, tally: Tally): InstantPlayer {
  const next = deckOf(
    (['under', 'over'] as const).flatMap((direction) => [1, 9_800, 4_950, 0].map((faces) => ({ direction, faces }))),
    whims,
  );
  const ends = ['under/loss', 'under/paid', 'over/loss', 'over/paid'];
  return {
    play: async (frame) => {
      const { direction, faces } = next();
      const winningFaces = faces || 1 + whims.below(dice.targets.max);
      const { round } = await successOf(frame.play({ direction, winningFaces }, whims.oneOf(stakesMinor)));
      if (faces) tally.add(`${direction}/${faces}`);
      tally.add(`${direction}/${endOf(round)}`);
      return round;
    },
    recompute: (round, serverSeed) => {
      const again = dice.playRound(round.choice as unknown as dice.DiceBet, {
        betMinor: BigInt(round.betMinor),
        draw: drawFor(round, serverSeed),
      });
      expect([round.view.face, round.payoutMinor]).toEqual([again.face, `${again.payoutMinor}`]);
    },
    always: [...ends, ...['under', 'over'].flatMap((direction) => [1, 9_800, 4_950].map((n) => `${direction}/${n}`))],
    everything: [],
  };
}

function plinkoPlayer(whims: Whims, tally: Tally): InstantPlayer {
  const bets = plinko.rowCounts.flatMap((rows) => plinko.risks.map((risk) => ({ rows, risk })));
  const next = deckOf(bets, whims);
  const slots = (rows: number) => Array.from({ length: rows + 1 }, (_, slot) => slot);
  /** The outermost slots of the tallest board come once in 32,768 balls. */
  const likely = (rows: number) => (rows === 16 ? slots(rows).slice(2, -2) : slots(rows));
  return {
    play: async (frame) => {
      const bet = next();
      const { round } = await successOf(frame.play(bet, whims.oneOf(stakesMinor)));
      tally.add(`${bet.rows}/${bet.risk}`);
      tally.add(`${bet.rows}: slot ${(round.view.path as boolean[]).filter(Boolean).length}`);
      return round;
    },
    recompute: (round, serverSeed) => {
      const again = plinko.playRound(round.choice as unknown as plinko.PlinkoBet, {
        betMinor: BigInt(round.betMinor),
        draw: drawFor(round, serverSeed),
      });
      expect([round.view.path, round.payoutMinor]).toEqual([again.path, `${again.payoutMinor}`]);
    },
    always: bets.map(({ rows, risk }) => `${rows}/${risk}`),
    everything: plinko.rowCounts.flatMap((rows) => likely(rows).map((slot) => `${rows}: slot ${slot}`)),
  };
}

function minesPlayer(whims: Whims, tally: Tally): InstantPlayer {
  const counts = Array.from({ length: mines.mineCounts.max }, (_, index) => index + mines.mineCounts.min);
  const next = deckOf(counts, whims);
  /** Opens fields until the round is over; a patient player never leaves by himself. */
  const goOn = async (frame: StudioFrame, begun: InstantRound): Promise<InstantRound> => {
    const field = deckOf(
      Array.from({ length: mines.fields }, (_, index) => index),
      whims,
    );
    const isPatient = whims.percent(30);
    let round = begun;
    const step = async (sent: Sent) => {
      round = (await successOf(frame.step(begun.roundId, sent))).round;
    };
    while (round.status === 'open') {
      const opened = round.view.opened as number[];
      if (opened.length > 0 && !isPatient && whims.percent(35)) {
        await step({ cashOut: true });
        tally.add('cashOut');
        continue;
      }
      if (opened.length > 0 && whims.percent(25)) {
        await step({ field: opened[0] ?? 0 });
        tally.add('opened twice');
        expect(round.view.opened).toEqual(opened);
      }
      await step({ field: field() });
    }
    return round;
  };
  return {
    play: async (frame) => {
      const count = next();
      const begun = await successOf(frame.play({ mines: count }, whims.oneOf(stakesMinor)));
      const round = await goOn(frame, begun.round);
      const safe = (round.view.opened as number[]).filter((one) => !(round.view.mines as number[]).includes(one));
      tally.add(`${count} mines`);
      tally.add(endOf(round));
      if (safe.length === mines.fields - count) tally.add('cleared');
      return round;
    },
    recompute: (round, serverSeed) => {
      const laid = mines.layMines(round.choice.mines as number, drawFor(round, serverSeed));
      const opened = round.view.opened as number[];
      const isLost = opened.some((field) => laid.includes(field));
      const expected = isLost ? 0n : mines.payoutNow(BigInt(round.betMinor), { mines: laid, opened });
      expect([round.view.mines, round.payoutMinor]).toEqual([laid, `${expected}`]);
    },
    always: [...counts.map((count) => `${count} mines`), 'cashOut', 'opened twice', 'loss', 'paid'],
    everything: ['cleared'],
  };
}

function hiLoPlayer(whims: Whims, tally: Tally): InstantPlayer {
  return {
    play: async (frame) => {
      let { round } = await successOf(frame.play({}, whims.oneOf(stakesMinor)));
      while (round.status === 'open') {
        const at = (round.view.guesses as string[]).length;
        const isLeaving = at > 0 && whims.percent(25);
        const guess = whims.oneOf(hiLo.guesses);
        round = (await successOf(frame.step(round.roundId, isLeaving ? { cashOut: true } : { guess, at }))).round;
        tally.add(isLeaving ? 'cashOut' : guess);
      }
      tally.add(round.payoutMinor === '0' ? 'loss' : 'paid');
      return round;
    },
    recompute: (round, serverSeed) => {
      const cards = hiLo.drawCards(drawFor(round, serverSeed));
      const guesses = round.view.guesses as hiLo.Guess[];
      expect(round.view.cards).toEqual(cards.slice(0, guesses.length + 1));
      expect(round.payoutMinor).toBe(`${hiLo.payoutNow(BigInt(round.betMinor), { cards, guesses })}`);
    },
    always: [...hiLo.guesses, 'cashOut', 'loss', 'paid'],
    everything: [],
  };
}

function towerPlayer(whims: Whims, tally: Tally): InstantPlayer {
  return {
    play: async (frame) => {
      const level = whims.oneOf(tower.levels);
      let { round } = await successOf(frame.play({ level }, whims.oneOf(stakesMinor)));
      while (round.status === 'open') {
        const row = (round.view.picks as number[]).length;
        const isLeaving = row > 0 && whims.percent(30);
        const tile = whims.below(tower.tilesOf[level].tiles);
        round = (await successOf(frame.step(round.roundId, isLeaving ? { cashOut: true } : { tile, row }))).round;
        if (isLeaving) tally.add('cashOut');
      }
      tally.add(level);
      tally.add(`row ${(round.view.picks as number[]).length}`);
      tally.add(round.payoutMinor === '0' ? 'loss' : 'paid');
      return round;
    },
    recompute: (round, serverSeed) => {
      const { level } = round.choice as { level: tower.Level };
      const odd = tower.drawRows(level, drawFor(round, serverSeed));
      expect(round.view.traps).toEqual(odd.map((tile) => tower.trapsOf(level, tile)));
      const picks = round.view.picks as number[];
      expect(round.payoutMinor).toBe(`${tower.payoutNow(BigInt(round.betMinor), { level, odd, picks })}`);
    },
    always: [...tower.levels, 'cashOut', 'loss', 'paid'],
    everything: Array.from({ length: tower.rows }, (_, index) => `row ${index + 1}`),
  };
}

function videoPokerPlayer(whims: Whims, tally: Tally): InstantPlayer {
  return {
    play: async (frame) => {
      const { round } = await successOf(frame.play({}, whims.oneOf(stakesMinor)));
      const places = videoPoker.placesOf(whims.below(videoPoker.holds));
      const { round: ended } = await successOf(frame.step(round.roundId, { hold: [...places] }));
      tally.add(`${places.length} held`);
      tally.add(`hold ${places}`);
      tally.add(String(ended.view.hand));
      return ended;
    },
    recompute: (round, serverSeed) => {
      const cards = videoPoker.drawCards(drawFor(round, serverSeed));
      const held = round.view.held as number[];
      expect(round.view).toMatchObject({ dealt: cards.slice(0, 5), cards: videoPoker.cardsNow({ cards, held }) });
      expect(round.payoutMinor).toBe(`${videoPoker.payoutNow(BigInt(round.betMinor), { cards, held })}`);
    },
    always: ['nothing', '2 held', '3 held'],
    everything: [
      ...Array.from({ length: videoPoker.holds }, (_, hold) => `hold ${videoPoker.placesOf(hold)}`),
      ...videoPoker.hands.filter((hand) => hand !== 'royalFlush' && hand !== 'straightFlush'),
    ],
  };
}

const instantPlayers: Readonly<Record<string, (whims: Whims, tally: Tally) => InstantPlayer>> = {
  hi_lo: hiLoPlayer,
  dice: dicePlayer,
  plinko: plinkoPlayer,
  mines: minesPlayer,
  tower: towerPlayer,
  video_poker: videoPokerPlayer,
  ...oneShotPlayers,
};

/** The random player of an instant game; every game of the studio's list has one. */
export function instantPlayerOf(gameCode: string, whims: Whims, tally: Tally): InstantPlayer {
  const create = instantPlayers[gameCode];
  if (!create) throw new Error(`nobody wrote down how ${gameCode} is played`);
  return create(whims, tally);
}
