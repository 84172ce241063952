import { retryOf, type WalletAnswer, type WalletCode } from '../wallet.ts';
import { CaseFailure, expectEqual, expectTrue, told } from './failure.ts';

/** What an answer must say. Money is told as the change since the player came into the case. */
export interface Expected {
  replay?: boolean;
  /** Change of the cash, in minor units. */
  cash?: bigint;
  /** What is locked, in minor units. */
  locked?: bigint;
}

/** A command under way: what was sent, in words, and its answer. */
export class Sent {
  readonly what: string;
  private readonly txId: string;
  private readonly startMinor: bigint;
  readonly answer: Promise<WalletAnswer>;

  constructor(fields: { what: string; txId: string; startMinor: bigint; answer: Promise<WalletAnswer> }) {
    this.what = fields.what;
    this.txId = fields.txId;
    this.startMinor = fields.startMinor;
    this.answer = fields.answer;
    // Whoever looks at the answer is called on its failure; a race may look later.
    this.answer.catch(() => undefined);
  }

  /** Checks code, replay (false unless asked for) and money, and that the answer is well formed. */
  async is(code: WalletCode, expected: Expected = {}): Promise<WalletAnswer> {
    const answer = await this.received(code);
    const { replay = false, cash, locked } = expected;
    if (answer.code !== code) throw new CaseFailure(this.what, code, shortOf(answer, this.startMinor));
    expectEqual(`${this.what}: replay`, answer.replay, replay);
    expectWellFormed(this.what, answer, this.txId);
    const { balance } = answer;
    if (cash !== undefined)
      expectEqual(`${this.what}: change of cash`, balance && balance.cashMinor - this.startMinor, cash);
    if (locked !== undefined) expectEqual(`${this.what}: locked`, balance?.lockedMinor, locked);
    return answer;
  }

  private async received(code: WalletCode): Promise<WalletAnswer> {
    try {
      return await this.answer;
    } catch (error) {
      throw new CaseFailure(this.what, code, error);
    }
  }
}

const shortOf = ({ code, replay, balance }: WalletAnswer, startMinor: bigint): string =>
  `${code}${replay ? ' (replay)' : ''}, change of cash ${balance ? balance.cashMinor - startMinor : 'not told'}`;

/** What holds for every answer of money, whatever was asked. */
export function expectWellFormed(what: string, answer: WalletAnswer, txId: string): void {
  const { status, code, retry, ledgerId, balance, replay } = answer;
  expectEqual(`${what}: txId`, answer.txId, txId);
  expectEqual(`${what}: status of ${code}`, status, code === 'OK' ? 'ok' : 'refused');
  expectEqual(`${what}: retry of ${code}`, retry, retryOf[code]);
  expectTrue(`${what}: ledgerId`, status === 'ok' || ledgerId === null, 'null after a refusal', ledgerId);
  expectTrue(`${what}: replay`, status === 'ok' || !replay, 'false after a refusal', replay);
  const isBelowZero = balance !== null && (balance.cashMinor < 0n || balance.lockedMinor < 0n);
  expectTrue(`${what}: balance`, !isBelowZero, 'nothing below 0', told(balance));
}
