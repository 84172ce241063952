import type { Banner } from '@baize/contract';

/** A title with what stands below it, as HTML. */
export interface DemoNotice {
  title: string;
  content: string;
}

export interface DemoStory extends DemoNotice {
  summary: string;
}

/** What the demo brand says in one language beside TY and EN; what is missing is read in TY. */
export interface DemoTranslation {
  /** By picture: title, subtitle and button. */
  banners: Readonly<Record<string, readonly [title: string, subtitle: string, action: string]>>;
  /** By code; a game without one keeps its own name. */
  games: Readonly<Record<string, string>>;
  /** In the order of the TY texts, like the lists below. */
  playerNotices: readonly DemoNotice[];
  popupNotices: readonly DemoNotice[];
  promotions: readonly (DemoStory & { action: string })[];
  news: readonly DemoStory[];
  /** By tag. */
  help: Readonly<Record<string, DemoStory>>;
}

export type DemoBannerTexts = Pick<Banner, 'title' | 'subtitle' | 'action'>;
