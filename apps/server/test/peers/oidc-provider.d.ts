declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Session {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: Provider;
    };
  }

  interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  interface Settings {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    cookies: { keys: string[] };
    pkce: { required(): boolean };
    features: { devInteractions: { enabled: boolean } };
    interactions: { url(context: unknown, interaction: { uid: string }): string };
    findAccount(context: unknown, id: string): Account;
    loadExistingGrant(context: Session): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, settings: Settings);
    Grant: new (parts: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>;
  }
}
