/** Nodes that React rendered, and the nodes that stand in for them since a translator or extension replaced them. */
interface Replacement {
  readonly parent: Node;
  readonly originals: readonly ChildNode[];
  readonly substitutes: readonly ChildNode[];
}

/** Text that React wrote into a text node. */
interface Written {
  readonly text: string | null;
  readonly at: number;
}

const replacements = new WeakMap<Node, Replacement>();
const written = new WeakMap<Node, Written>();

/** Longest time that a translator is expected to take. */
const translationMs = 2000;

/**
 * Keeps the page working when a translator or a browser extension replaces nodes that React rendered. Chrome, for
 * example, replaces each text node with a translated `<font>`; React would then throw when it removes the text, and
 * the `<font>` would keep an outdated price (https://github.com/facebook/react/issues/11538). Restores the replaced
 * nodes as soon as React changes, moves, removes or precedes one of them. The translator then translates them again.
 * A translation that was added after a text goes with its text.
 *
 * A translator needs time, so its answer to a text that changed meanwhile is outdated too, and is reverted later.
 */
export function guardTranslatedPage(): void {
  const observer = new MutationObserver(noteChanges);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const restore = (node: Node): void => {
    noteChanges(observer.takeRecords());
    putBack(node);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with their node below
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node): Node {
      putBack(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null): Node {
      putBack(node);
      if (next !== null && next.parentNode !== this) restore(next);
      return insertBefore.call(this, node, childOf(this, next));
    },
    removeChild(this: Node, child: Node): Node {
      if (child.parentNode !== this) restore(child);
      else putBack(child);
      const { parentNode } = child;
      return parentNode === null
        ? child
        : removeChild.call(this.contains(parentNode) ? parentNode : this, child);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this.isConnected) putBack(this);
      else restore(this);
      written.set(this, { text: value, at: performance.now() });
      nodeValue.set?.call(this, value);
    },
  });
}

/** Returns the child of `parent` that is or contains the node, or null. */
function childOf(parent: Node, node: Node | null): Node | null {
  return node === null || node.parentNode === parent ? node : childOf(parent, node.parentNode);
}

/** True if a translator may still answer for the text that the node had before. */
const isRecent = (node: Node): boolean =>
  performance.now() - (written.get(node)?.at ?? -Infinity) < translationMs;

function noteChanges(records: readonly MutationRecord[]): void {
  for (const { type, target } of records)
    if (type === 'characterData' && target.nodeValue !== written.get(target)?.text && isRecent(target))
      setTimeout(rewrite, translationMs, target);
  noteReplacements(records.filter(({ type }) => type === 'childList'));
}

/** Reverts a translation that replaced the text of a node. */
function rewrite(node: Text): void {
  const { text } = written.get(node) ?? {};
  if (text != null && node.data !== text) node.data = text;
}

function noteReplacements(records: readonly MutationRecord[]): void {
  const foreign = records.filter(isForeign);
  for (const parent of new Set(foreign.map(({ target }) => target))) {
    const now = Array.from(parent.childNodes);
    const before = childrenBefore(
      records.filter(({ target }) => target === parent),
      now,
    );
    const added = runs(now, before);
    const removed = runs(before, now);
    for (const [left, originals] of removed)
      noteReplacement({ parent, originals, substitutes: added.get(left) ?? [] });
    for (const [left, substitutes] of added)
      if (left instanceof Text && isRendered(left) && !removed.has(left) && !substitutes.some(isRendered))
        noteReplacement({ parent, originals: [left], substitutes });
  }
}

function noteReplacement(replacement: Replacement): void {
  for (const original of replacement.originals) {
    replacements.set(original, replacement);
    if (isRecent(original)) setTimeout(putBack, translationMs, original);
  }
}

/** True if something other than React changed the page. React sets the text of an element with `textContent`. */
function isForeign({ addedNodes, removedNodes }: MutationRecord): boolean {
  const added = Array.from(addedNodes).filter((node) => !isRendered(node));
  return (
    added.some((node) => node instanceof Element) ||
    (added.length > 0 && Array.from(removedNodes).some(isRendered))
  );
}

/** True for nodes that React created, or adopted during hydration. React marks each with a property. */
function isRendered(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}

/** Reverts changes of one parent, and returns its former children. */
function childrenBefore(records: readonly MutationRecord[], now: readonly ChildNode[]): readonly ChildNode[] {
  return records.reduceRight<readonly ChildNode[]>(
    (children, { addedNodes, removedNodes, previousSibling }) => {
      const added = new Set<Node>(addedNodes);
      const former = children.filter((child) => !added.has(child));
      const start = former.findIndex((child) => child === previousSibling) + 1;
      return [...former.slice(0, start), ...(removedNodes as NodeListOf<ChildNode>), ...former.slice(start)];
    },
    now,
  );
}

/** Groups the children that `others` lacks by the common child to their left. */
function runs(
  children: readonly ChildNode[],
  others: readonly ChildNode[],
): ReadonlyMap<ChildNode | null, readonly ChildNode[]> {
  const found = new Map<ChildNode | null, ChildNode[]>();
  let left: ChildNode | null = null;
  for (const child of children) {
    if (others.includes(child)) left = child;
    else found.set(left, [...(found.get(left) ?? []), child]);
  }
  return found;
}

function putBack(node: Node): void {
  const replacement = replacements.get(node);
  if (replacement === undefined) return;
  const { parent, originals, substitutes } = replacement;
  for (const original of originals) replacements.delete(original);
  // A translator may have replaced its own nodes since.
  substitutes.forEach(putBack);
  substitutes.find(({ parentNode }) => parentNode === parent)?.before(...originals);
  for (const substitute of substitutes) substitute.remove();
}
