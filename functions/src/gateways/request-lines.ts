import { logger } from 'firebase-functions/logger';
import type { RequestLine } from '../http/request-log.ts';

/**
 * Writes lines as Cloud Logging reads them. A single one goes through the logger, which adds the trace of the request
 * under way; several are one write, which costs as much as one line.
 */
export function writeRequestLines(...lines: readonly RequestLine[]): void {
  const entries = lines.map((line) => ({ ...line, severity: 'INFO' as const, message: messageOf(line) }));
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) logger.write(only);
  else console.info(entries.map((entry) => JSON.stringify(entry)).join('\n'));
}

const messageOf = ({ method, route, status }: RequestLine): string => `${method} ${route} ${String(status)}`;
