import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import { createAddressLimit, visitOf } from './handshake.ts';
import { createPacketLimit, type PacketLimit } from './packet-limit.ts';

/** A connection below its channels. */
interface Connection {
  readonly request: IncomingMessage;
  /** Packets that the client has not read yet. */
  readonly writeBuffer: { readonly length: number };
  on(event: 'packet', listener: (packet: { type: string }) => void): void;
  on(event: 'packetCreate', listener: () => void): void;
  /** True: without waiting for what is still to be sent. */
  close(discard: boolean): void;
}

/** Of all packets of a connection, heartbeats and handshakes of channels among them. */
const packetLimit: PacketLimit = { burst: 40, perSecond: 10 };
/** A client that reads takes each packet within milliseconds; one that only answers heartbeats would fill the memory. */
const maxUnreadPackets = 500;

/**
 * What a connection may cost: packets of its own, messages of all connections of its address (each may ask the database something, so
 * they are counted like requests), and packets that its client does not read.
 */
export function createConnectionBounds(options: {
  clock: Clock;
  trustedProxies: readonly string[];
  requestsPerMinute: number;
}): (connection: Connection) => void {
  const { clock, trustedProxies } = options;
  const mayAsk = createAddressLimit(clock, options.requestsPerMinute);
  return (connection) => {
    const mayGoOn = createPacketLimit(clock, packetLimit);
    const { ip } = visitOf(connection.request, trustedProxies);
    connection.on('packet', ({ type }) => {
      if (!mayGoOn() || (type === 'message' && !mayAsk(ip))) connection.close(true);
    });
    connection.on('packetCreate', () => {
      if (connection.writeBuffer.length >= maxUnreadPackets) connection.close(true);
    });
  };
}
