export { type ApiClient, type CallOptions, createClient } from './client.ts';
export type { ClientOptions } from './client-options.ts';
export { type AnswerKind, ApiFailure, type BrowserFaultKey, type FailureKey, toFailure } from './failure.ts';
export type { EncryptionKey } from './server-facts.ts';
