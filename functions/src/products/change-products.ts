import { ApiError, type productEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { changeEach } from '../http/change-each.ts';
import type { Ports } from '../ports.ts';

export function changeProducts(
  ports: Pick<Ports, 'products' | 'log' | 'isOutage'>,
): Handler<typeof productEndpoints.changeProducts> {
  const { archive, restore } = ports.products;
  return ({ body: { status, products }, caller: by, deadline: signal }) => {
    return changeEach(ports, products, async ({ id }) => {
      if (status === 'active') return (await restore(id, { by, signal })) ? id : null;
      if (!(await archive(id, { by, signal }))) throw new ApiError('products/not-found');
      return id;
    });
  };
}
