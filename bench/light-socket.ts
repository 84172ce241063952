import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const opcode = { text: 1 } as const;
const maskBytes = 4;

/** A text frame as a client sends it: masked. Short texts alone. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length >= 126) {
    const head = Buffer.from([0x80 | opcode.text, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
    return Buffer.concat([head, masked(payload)]);
  }
  return Buffer.concat([Buffer.from([0x80 | opcode.text, 0x80 | payload.length]), masked(payload)]);
}

function masked(payload: Buffer): Buffer {
  const mask = randomBytes(maskBytes);
  return Buffer.concat([mask, payload.map((byte, index) => byte ^ (mask[index % maskBytes] ?? 0))]);
}

/** Where a frame's payload begins and ends; null while not all of it has come. */
function boundsOf(bytes: Buffer): { from: number; to: number } | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const from = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < from + length ? null : { from, to: from + length };
}

/** Takes whole text frames of a server out of what has gathered; answers what is left. */
function takeFrames(gathered: Buffer, onText: (payload: string) => void): Buffer {
  let rest = gathered;
  for (let bounds = boundsOf(rest); bounds; bounds = boundsOf(rest)) {
    if (((rest[0] ?? 0) & 0x0f) === opcode.text) onText(rest.toString('latin1', bounds.from, bounds.to));
    rest = rest.subarray(bounds.to);
  }
  return rest;
}

/**
 * A socket of a channel that costs its process next to nothing: 2,000 of them read what a table says, as text, and answer heartbeats.
 * Resolves when it is let in; `onText` hears every event, as `["bets",{…}]`.
 */
export function openLightSocket(url: URL, auth: object, onText: (event: string) => void): Promise<Socket> {
  const namespace = '/game';
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /ws/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    let gathered: Buffer = Buffer.alloc(0);
    let isUpgraded = false;
    const hear = (packet: string) => {
      if (packet === '2') socket.write(frameOf('3'));
      else if (packet.startsWith('0')) socket.write(frameOf(`40${namespace},${JSON.stringify(auth)}`));
      else if (packet.startsWith(`40${namespace}`)) resolve(socket);
      else if (packet.startsWith(`42${namespace},`)) onText(packet.slice(`42${namespace},`.length));
      else reject(new Error(`a socket was refused: ${packet.slice(0, 200)}`));
    };
    socket.on('data', (bytes) => {
      gathered = gathered.length === 0 ? bytes : Buffer.concat([gathered, bytes]);
      if (!isUpgraded) {
        const end = gathered.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!gathered.toString('latin1', 0, 12).endsWith('101')) return socket.destroy(new Error('no upgrade'));
        isUpgraded = true;
        gathered = gathered.subarray(end + 4);
      }
      gathered = takeFrames(gathered, hear);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the socket was closed')));
  });
}
