import { errorCodes } from './errors.ts';
import type { JsonSchema } from './fields.ts';
import { orderAttentions } from './order.ts';

export const errorJsonSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Human-readable message.' },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    product: {
      type: 'object',
      description: 'Current product, as in GET /product/{id}; only with `products/changed`.',
    },
    attentions: {
      type: 'array',
      items: { type: 'string', enum: orderAttentions },
      description: 'All open attention flags of the order; only with `orders/needs-attention`.',
    },
    requestId: { type: 'string', description: 'Request id in the shop’s log, the same as in X-Request-Id.' },
    success: {
      type: 'boolean',
      description: 'Always false, and only for POST /image, as public image hosts respond.',
    },
  },
  required: ['message', 'code', 'requestId'],
};
