const maxAddresses = 200;
const maxAtOnce = 6;
const maxMilliseconds = 15_000;

/**
 * Returns the addresses whose pictures fail to load. Tries them in the browser, because a server that requests
 * arbitrary addresses is open to SSRF. Omits addresses beyond the maximum count or time limit.
 */
export async function deadPictures(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const waiting = [...new Set(addresses)].slice(0, maxAddresses);
  const end = AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]);
  const stopped = new Promise<boolean>((resolve) => {
    end.addEventListener('abort', () => resolve(false), { once: true });
  });
  const dead = new Set<string>();
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined && !end.aborted; address = waiting.shift())
      if (await Promise.race([isDead(address), stopped])) dead.add(address);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
  return dead;
}

function isDead(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.onload = () => resolve(false);
    picture.onerror = () => resolve(true);
    picture.src = address;
  });
}
