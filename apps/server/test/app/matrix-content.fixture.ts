/** What the desk of content does with the things that it names: all are the brand's of the host. */
export const contentRules = {
  staffContentPieces: 'own',
  staffContentPiece: 'named',
  staffContentVersions: 'named',
  staffContentWrite: 'named',
  staffContentWithdraw: 'named',
  staffContentOrder: 'named',
  staffContentPictureAdd: 'named',
  staffSiteTexts: 'own',
  staffSiteLinks: 'own',
  staffSiteLinksSet: 'own',
} as const;

const ofOneBrand = 'modules/content/desk/content-desk.test.ts: a brand’s pieces and pictures are nobody else’s';
export const contentTried = {
  staffContentPiece: ofOneBrand,
  staffContentVersions: ofOneBrand,
  staffContentWrite: ofOneBrand,
  staffContentWithdraw: ofOneBrand,
  staffContentOrder: ofOneBrand,
  staffContentPictureAdd: ofOneBrand,
} as const;
