import cors from 'cors';
import helmet from 'helmet';

/** Default headers. Rendered pages override the Content-Security-Policy with that of Hosting, and /docs with its own. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
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
