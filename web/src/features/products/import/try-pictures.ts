const maxAddresses = 200;
const maxAtOnce = 6;
const maxMilliseconds = 15_000;

interface TriedPictures {
  /** Addresses whose pictures fail to load. */
  readonly dead: ReadonlySet<string>;
  /** Addresses beyond the maximum count or time limit. */
  readonly untried: ReadonlySet<string>;
}

/** Tries pictures in the browser, because a server that requests arbitrary addresses is open to SSRF. */
export async function tryPictures(addresses: readonly string[], signal: AbortSignal): Promise<TriedPictures> {
  const untried = new Set(addresses);
  const waiting = [...untried].slice(0, maxAddresses);
  const end = AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]);
  const stopped = new Promise<null>((resolve) => {
    end.addEventListener('abort', () => resolve(null), { once: true });
  });
  const dead = new Set<string>();
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined && !end.aborted; address = waiting.shift()) {
      const fails = await Promise.race([isDead(address), stopped]);
      if (fails !== null) untried.delete(address);
      if (fails === true) dead.add(address);
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
  return { dead, untried };
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
