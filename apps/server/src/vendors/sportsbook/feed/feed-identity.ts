/** A program outside that sends a book matches and prices. */
export interface FeedIdentity {
  code: string;
  vendorCode: string;
}
