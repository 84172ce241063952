/** A program outside that tells a book matches and prices. */
export interface FeedIdentity {
  code: string;
  vendorCode: string;
}
