export {
  createHttpWallet,
  type HttpWalletOptions,
  largestAnswerBytes,
  type SignedRequest,
  signedRequest,
  WalletHttpError,
} from './client.ts';
export type { FieldFault } from './fields.ts';
export { walletOpenApi } from './openapi.ts';
export {
  largestSkewMs,
  newKeyPair,
  privateKeyOf,
  publicKeyOf,
  readSignatureHeaders,
  type SignatureFields,
  type SignedParts,
  signatureHeaders,
  signRequest,
  type VendorKeyPair,
  verifySignature,
} from './signing.ts';
export { type ReadJson, readStrictJson } from './strict-json.ts';
export {
  type AnswerOf,
  checkRequest,
  type Decoded,
  decodeAnswer,
  decodeRequest,
  encodeAnswer,
  encodeRequest,
  isMoneyCommand,
  isWalletCommand,
  largestBodyOf,
  largestBulkBytes,
  pathOf,
  type RequestOf,
  toWireJson,
  type WalletCommand,
  type WireFailure,
  walletCommands,
  wrapAnswer,
} from './wire.ts';
