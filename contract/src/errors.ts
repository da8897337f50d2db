import { errorCodes, type ErrorCode } from './error-codes.ts';
import type { OrderAttention } from './order.ts';
import type { Product } from './products.ts';

export { errorCodes, type ErrorCode };

export function archivedMessage({ name }: Pick<Product, 'name'>): string {
  return `${name} is no longer made.`;
}

/** Invalid field of a request. `path` is dotted: `order._id`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[];
  /** Current version of the product; only with the code `products/changed`. */
  readonly product?: Product;
  /** All open attention flags of the order; only with the code `orders/needs-attention`. */
  readonly attentions?: readonly OrderAttention[];
  readonly requestId: string;
}

interface ApiErrorDetails {
  readonly message?: string;
  readonly requestId?: string | undefined;
  readonly issues?: readonly Issue[];
  readonly product?: Product | undefined;
  readonly attentions?: readonly OrderAttention[] | undefined;
  readonly cause?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[];
  /** Current version of the product; only with the code `products/changed`. */
  readonly product: Product | undefined;
  /** All open attention flags of the order; only with the code `orders/needs-attention`. */
  readonly attentions: readonly OrderAttention[] | undefined;
  /** Request id from the server's response; undefined for errors that did not come from a response. */
  readonly requestId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.requestId = details.requestId;
    this.issues = details.issues ?? [];
    this.product = details.product;
    this.attentions = details.attentions;
    this.headers = details.headers ?? {};
  }

  toBody(requestId: string): ErrorBody {
    const { message, code, issues, product, attentions } = this;
    return {
      message,
      code,
      requestId,
      ...(issues.length > 0 && { issues }),
      ...(product && { product }),
      ...(attentions && { attentions }),
    };
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string' &&
    value.code in errorCodes
  );
}
