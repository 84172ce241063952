/** What a picture is for, with its size in pixels; a free one keeps its shape within the size. */
export const pictureShapes = {
  bannerWide: { width: 1_600, height: 560, isFree: false },
  bannerNarrow: { width: 828, height: 620, isFree: false },
  card: { width: 1_200, height: 514, isFree: false },
  lettering: { width: 640, height: 160, isFree: true },
  sign: { width: 512, height: 512, isFree: false },
  article: { width: 1_200, height: 1_600, isFree: true },
} as const;
export type PictureShape = keyof typeof pictureShapes;
export const pictureShapeNames = Object.keys(pictureShapes) as [PictureShape, ...PictureShape[]];

/** Uploaded pictures lie below this address. */
export const picturesPath = '/wps/pictures/';
