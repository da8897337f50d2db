import cors from 'cors';
import helmet from 'helmet';

/**
 * Default headers; rendered pages override the Content-Security-Policy with that of Hosting. Among the other
 * responses, only the API reference needs inline styles.
 */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: { action: 'deny' },
});

export function crossOrigin(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: 'authorization,content-type,idempotency-key,if-match,if-none-match,x-firebase-appcheck',
    exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: 7200,
    preflightContinue: true,
  });
}
