import { logger } from 'firebase-functions/logger';
import type { Log } from '../model/log.ts';
import { redacted, redactedDetails } from '../shared/redacted.ts';

/** Writes structured log entries for Cloud Logging, with secrets redacted. */
export const functionsLog: Log = {
  info: redacting(logger.info),
  warn: redacting(logger.warn),
  error: redacting(logger.error),
};

function redacting(write: Log['info']): Log['info'] {
  return (message, details) => {
    write(redacted(message), redactedDetails(details));
  };
}
