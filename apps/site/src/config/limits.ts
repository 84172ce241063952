/** Constants of the specification's section 9 and of the screens. */
export const bannerAutoplayMs = 5000;
export const gamePageSize = 15;
export const hotGamesShown = 12;
/** Games offered to go on with at the top of a lobby. */
export const continueGamesShown = 6;
export const minBetOptions = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
/** After this time without a sign of life the game page says that loading takes long. */
export const frameSlowAfterMs = 15_000;
export const searchDelayMs = 250;
/** Infinite lists look for their end this often. */
export const scrollThrottleMs = 200;
/** A captcha picture and an SMS code can be asked for this often. */
export const captchaThrottleMs = 1000;
export const smsThrottleMs = 1000;
/** The countdown of the button where a phone-auth service sends the code. */
export const phoneAuthCountdownMinutes = 1;
/** The country picker and the language list hide this long after they lost the focus. */
export const pickerBlurDelayMs = 200;
export const verificationCodeLength = 255;
export const imageUploadBytes = 5 * 1024 * 1024;
/** Members of a higher club rank get the VIP service. */
export const vipAboveRank = 4;
/** Pictures of one feedback. */
export const feedbackImages = 3;
/** Pictures that show that a payout did not arrive. */
export const withdrawalProofs = 3;
/** Section 9: popular lotteries, and draws whose numbers are asked for. */
export const popularLotteryCount = 20;
export const recentDrawCount = 100;
