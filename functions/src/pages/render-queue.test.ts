import { expect, it } from 'vitest';
import { renderQueue } from './render-queue.ts';

it('the render queue holds at most as many pages as allowed and rejects further ones', async () => {
  const draw = renderQueue();
  const finish: (() => void)[] = [];
  const page = () => new Promise<string>((resolve) => finish.push(() => resolve('<html>')));
  const asked = Array.from({ length: 10 }, () => draw(page, 3).catch((error: unknown) => error));
  for (const refused of asked.slice(3))
    await expect(refused).resolves.toMatchObject({ code: 'service/unavailable' });
  for (const drawn of asked.slice(0, 3)) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
    await expect(drawn).resolves.toBe('<html>');
  }
  await expect(draw(() => '<html>', 3)).resolves.toBe('<html>');
});
