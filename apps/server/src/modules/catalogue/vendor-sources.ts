import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { Shelves } from './shelves.ts';

type Rooms = CallValue<Calls['roomList']>;
type LotteryMenus = CallValue<Calls['gameMenus']>;

/** What only a vendor knows while it happens. A vendor without an entry has none of it. */
export interface VendorSources {
  /** Rooms of a player-versus-player vendor, by vendor code. */
  rooms: Readonly<
    Record<string, (of: { brand: RequestBrand; gameCode?: string | undefined }) => Promise<Rooms['list']>>
  >;
  /** Lotteries with the draw that is open, in the order of the tabs. */
  lotteryMenus: readonly ((of: { brand: RequestBrand; language: LocaleCode }) => Promise<LotteryMenus['menus']>)[];
}

const answerWithinMs = 3_000;

/** Asks vendors for what they alone know; one that hangs or fails holds nobody up. */
export function createVendorQuestions(deps: {
  shelves: Shelves;
  clock: Clock;
  sources: VendorSources;
  onFailure: (error: unknown) => void;
}) {
  const { shelves, clock, sources, onFailure } = deps;

  /** Null: no answer in time. */
  const inTime = async <T>(asking: Promise<T>): Promise<{ answer: T } | null> => {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), answerWithinMs);
    });
    const answered = asking
      .then((answer) => ({ answer }))
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      });
    return Promise.race([answered, deadline]).finally(() => clearTimeout(timer));
  };

  const roomList = async (
    brand: RequestBrand,
    { vassalage, gameCode }: { vassalage: string; gameCode?: string | undefined },
  ): Promise<Result<Rooms, 'vendor_not_found' | 'vendor_not_answering'>> => {
    const shelf = await shelves.shelfOf(brand.id);
    if (!shelf.vendors.some(({ code }) => code === vassalage)) return fail('vendor_not_found');
    const source = Object.hasOwn(sources.rooms, vassalage) ? sources.rooms[vassalage] : undefined;
    const told = source ? await inTime(source({ brand, gameCode })) : { answer: [] };
    return told ? ok({ list: told.answer, serverTime: clock.now().toISOString() }) : fail('vendor_not_answering');
  };

  /** A lottery that does not answer is missing; the others are there. */
  const gameMenus = async (brand: RequestBrand, language: LocaleCode): Promise<LotteryMenus> => {
    const answers = await Promise.all(sources.lotteryMenus.map((source) => inTime(source({ brand, language }))));
    const menus = answers.flatMap((told) => told?.answer ?? []);
    return { menus, serverTime: clock.now().toISOString() };
  };

  return { roomList, gameMenus };
}
export type VendorQuestions = ReturnType<typeof createVendorQuestions>;
