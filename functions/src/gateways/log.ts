import { logger } from 'firebase-functions/logger';
import type { Log } from '../http/request-log.ts';
import { redacted, redactedDetails } from './redacted.ts';

/** Structured lines as Cloud Logging reads them, beside the trace of their request, without secrets. */
export const functionsLog: Log = {
  info: (message, details) => {
    logger.info(redacted(message), redactedDetails(details));
  },
  warn: (message, details) => {
    logger.warn(redacted(message), redactedDetails(details));
  },
  error: (message, details) => {
    logger.error(redacted(message), redactedDetails(details));
  },
};
