/** Constants of the specification's section 9 and of the screens. */
export const bannerAutoplayMs = 5000;
export const gamePageSize = 15;
export const hotGamesShown = 12;
export const minBetOptions = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
/** After this time without a sign of life the game page says that loading takes long. */
export const frameSlowAfterMs = 15_000;
export const searchDelayMs = 250;
/** A captcha picture and an SMS code can be asked for this often. */
export const captchaThrottleMs = 1000;
export const smsThrottleMs = 1000;
export const verificationCodeLength = 255;
export const imageUploadBytes = 5 * 1024 * 1024;
