/**
 * Does something as soon as the next frame is drawn: what nobody has to see at once need not delay it.
 * @returns a way to call it off
 */
export function afterFrame(task: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
