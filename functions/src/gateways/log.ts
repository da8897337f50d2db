import { logger } from 'firebase-functions/logger';
import type { Log } from '../model/log.ts';
import { redacted, redactedDetails } from '../shared/redacted.ts';

/** Structured lines as Cloud Logging reads them, beside the trace of their request, without secrets. */
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
