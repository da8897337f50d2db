import { afterFrame } from './after-frame.ts';

const waiting: HTMLElement[] = [];

/**
 * Lays out an element with `content-visibility: auto` before it comes near, one at a time and while the page has nothing else to
 * do: the first view does not wait for it, and a picture of the whole page still shows it. For a `ref`.
 */
export function layOutInPauses(element: HTMLElement | null): void {
  if (element === null) return;
  waiting.push(element);
  if (waiting.length === 1) inPause(layOutNext);
}

function layOutNext(): void {
  const [element] = waiting.splice(0, 1);
  if (element === undefined) return;
  element.style.contentVisibility = 'visible';
  if (waiting.length > 0) inPause(layOutNext);
}

/** Safari knows no pauses; there it is one in each frame. */
const inPause = 'requestIdleCallback' in globalThis ? requestIdleCallback : afterFrame;
