/** Of a picture, in its pixels as it is looked at. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}
/** Where the part lies: 0 to 1 of what is free on each side; `zoom` 1 is as much of the picture as the shape holds. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The part of a picture that a crop keeps, in whole pixels, in the ratio of the shape. */
export function partOf(picture: Size, shape: Size, { x, y, zoom }: Crop): Part {
  const ratio = shape.width / shape.height;
  const isWide = picture.width / picture.height > ratio;
  const full = isWide
    ? { width: picture.height * ratio, height: picture.height }
    : { width: picture.width, height: picture.width / ratio };
  const width = Math.max(1, Math.min(picture.width, Math.round(full.width / zoom)));
  const height = Math.max(1, Math.min(picture.height, Math.round(full.height / zoom)));
  return {
    left: Math.round((picture.width - width) * within(x)),
    top: Math.round((picture.height - height) * within(y)),
    width,
    height,
  };
}

/** The crop after the picture was pulled by so many parts of the shown frame. */
export function pulled(crop: Crop, picture: Size, shape: Size, byX: number, byY: number): Crop {
  const part = partOf(picture, shape, crop);
  const freeX = picture.width - part.width;
  const freeY = picture.height - part.height;
  return {
    ...crop,
    x: freeX === 0 ? crop.x : within(crop.x - (byX * part.width) / freeX),
    y: freeY === 0 ? crop.y : within(crop.y - (byY * part.height) / freeY),
  };
}
