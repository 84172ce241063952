import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const socialRedirect = 'https://test.example/login';

/** A real OpenID provider on a real socket; whoever comes is logged in as `account` at once. */
export interface SocialServer {
  issuer: string;
  account: string;
  close(): void;
}

/** Clients: `site` (public, PKCE) and `secretive` (with "a client secret"). */
export async function openSocialServer(): Promise<SocialServer> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuerServer: SocialServer = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: 'ana',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = new Provider(issuerServer.issuer, {
    clients: [
      {
        client_id: 'site',
        token_endpoint_auth_method: 'none',
        redirect_uris: [socialRedirect],
        response_types: ['code'],
      },
      { client_id: 'secretive', client_secret: 'a client secret', redirect_uris: [socialRedirect] },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/consent/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/consent/')) return provider.callback()(request, response);
    const { params, prompt } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: issuerServer.account } });
    const grant = new provider.Grant({ accountId: issuerServer.account, clientId: String(params.client_id) });
    grant.addOIDCScope('openid');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  });
  return issuerServer;
}

/** What a browser does: follows redirects with its cookies until it is sent back to the site. */
export async function visit(authorizationUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(socialRedirect)) return url;
  }
  throw new Error('the provider sends in circles');
}
