/** The part of the test peer that tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Interaction {
    uid: string;
    params: Record<string, unknown>;
    prompt: { name: string };
  }
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: object[];
        pkce: { required: () => boolean };
        features: object;
        ttl?: Record<string, number>;
        interactions: { url: (context: unknown, interaction: Interaction) => string };
        findAccount: (context: unknown, id: string) => { accountId: string; claims: () => { sub: string } };
      },
    );
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (owner: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  }
}
