import type { ChoiceMade, ChoiceStarted, FreeSpinsAwarded, WildsStuck } from '@baize/games/slot-engine';
import { HoldShow } from '../hold/hold-show.ts';

const lightMs = 900;
const chosenMs = 800;
const stickMs = 420;

/** Shows free spins of the player's choice, whose wilds stay. */
export class StickyShow<Code extends string> extends HoldShow<Code> {
  #multiplier = 1;

  async startChoice({ choices, positions }: ChoiceStarted): Promise<void> {
    const { hud, play } = this.ports;
    play('freeSpins');
    await this.light(positions, lightMs);
    hud.set({
      choice: { choices, chosen: null, isWaiting: false },
      announcement: { key: 'choice', count: choices.length },
    });
    // From here on the player sets the pace: what he asked to skip before is over.
    this.stage.motion.setPace(document.hidden ? 'instant' : 'normal');
  }

  async showChoice({ choice }: ChoiceMade): Promise<void> {
    const { hud, play } = this.ports;
    const rules = this.game.config.sticky?.choices ?? [];
    const choices = rules.map(({ spins, multiplier }) => ({ spins, multiplier }));
    this.#multiplier = choices[choice]?.multiplier ?? 1;
    play('tile');
    hud.set({ choice: { choices, chosen: choice, isWaiting: true } });
    await this.stage.motion.wait(chosenMs * this.pace);
    hud.set({ choice: null });
  }

  override async awardFreeSpins(event: FreeSpinsAwarded): Promise<void> {
    await super.awardFreeSpins(event);
    if (this.game.config.sticky) this.#setStuck([]);
  }

  async stick({ positions }: WildsStuck): Promise<void> {
    this.#setStuck(positions);
    await this.untilLanded();
    this.ports.play('stick');
    await this.stage.motion.wait(stickMs * this.pace);
  }

  #setStuck(positions: WildsStuck['positions']): void {
    const { hud } = this.ports;
    const { freeSpins } = hud.get();
    const { strips, rows } = this.game.config;
    const stuck = { columns: strips.length, rows, multiplier: this.#multiplier, positions };
    if (freeSpins !== null) hud.set({ freeSpins: { ...freeSpins, stuck } });
  }
}
