/** What the page chunks are called (specification, section 7, "Other"); `index` is the first script of index.html. */
const pageNames: Record<string, string> = {
  'download-page': 'download',
  'vip-page': 'Vip',
  'game-page': 'byIframe',
  'hall-page': 'egame',
  'elott-page': 'elott',
  'fb-sports-page': 'fbSports',
  'hot-page': 'game',
  'help-page': 'help',
  'join-page': 'joinus',
  'lottery-page': 'lottery',
  'point-mall-page': 'pointMall',
  'promotions-page': 'promo',
  'promo-detail-page': 'promoDetail',
  'seamless-page': 'seamless',
  'vnlottery-page': 'vnlottery',
};

/** File name of a chunk: a page's own name where it has one. The hash lets browsers keep it for a year. */
export function chunkFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const page = /\/app\/pages\/([\w-]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '';
  return `assets/${pageNames[page] ?? '[name]'}-[hash].js`;
}
