import type { Socket } from 'node:net';
import { answerRaw } from '../raw-answer.ts';

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
const lingerMs = 1_000;

/** Answers bytes that are no HTTP request, or a request that came too slowly, and closes the connection. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerRaw(socket, statusLines[error.code ?? ''] ?? '400 Bad Request', 'invalid_input', lingerMs);
}
