import { imageUploadBytes } from '../../config/limits.ts';

const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** Why a file is not sent at all; undefined for a picture that may be. */
export function pictureFault(file: File): string | undefined {
  if (!imageTypes.includes(file.type)) return 'image_type';
  return file.size > imageUploadBytes ? 'image_too_large' : undefined;
}

/** The general refusals of a body, in the words of a picture. */
export function sizeOrTypeKey(messageKey: string): string {
  if (messageKey === 'body_too_large') return 'image_too_large';
  return messageKey === 'unsupported_media_type' ? 'image_type' : messageKey;
}
