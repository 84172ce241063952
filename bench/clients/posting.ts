import { type Agent, request } from 'node:http';

/** Makes a game's call with as little work as can be; `status` 0: no answer came. */
export function post(
  url: URL,
  agent: Agent,
  session: string,
  content: object,
  /** Where it says that it comes from: calls are counted by it. */
  address = '127.0.0.1',
): Promise<{ status: number; text: string }> {
  const body = JSON.stringify(content);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'game-session': session,
    'x-forwarded-for': address,
  };
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('error', ({ message }) => resolve({ status: 0, text: message }));
    sent.end(body);
  });
}
