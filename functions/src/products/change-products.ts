import { ApiError, type productEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { changeEach } from '../http/change-each.ts';
import type { Ports } from '../ports.ts';

export function changeProducts(
  ports: Pick<Ports, 'products' | 'log' | 'isOutage'>,
): Handler<typeof productEndpoints.changeProducts> {
  const { archive, restore } = ports.products;
  return ({ body: { status, products }, caller: by, deadline: signal }) => {
    const change = status === 'archived' ? archive : restore;
    return changeEach(ports, products, async ({ id }) => {
      const isChanged = await change(id, { by, signal });
      if (isChanged === false) throw new ApiError('products/not-found');
      return isChanged && id;
    });
  };
}
