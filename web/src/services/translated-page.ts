/** Nodes that React rendered, and the nodes that stand in for them since a translator or extension replaced them. */
interface Replacement {
  readonly parent: Node;
  readonly originals: readonly ChildNode[];
  readonly substitutes: readonly ChildNode[];
}

const replacements = new WeakMap<Node, Replacement>();
const changedAt = new WeakMap<Node, number>();

/** Longest time that a translator is expected to take. */
const translationMs = 2000;

/**
 * Keeps the page working when a translator or a browser extension replaces nodes that React rendered. Chrome, for
 * example, replaces each text node with a translated `<font>`; React would then throw when it removes the text, and
 * the `<font>` would keep an outdated price (https://github.com/facebook/react/issues/11538). Restores the replaced
 * nodes as soon as React changes, removes or precedes one of them. The translator then translates them again.
 *
 * A translator needs time, so its answer to a text that changed meanwhile is outdated too, and is reverted later.
 */
export function guardTranslatedPage(): void {
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document, { childList: true, subtree: true });
  const restore = (node: Node): void => {
    noteReplacements(observer.takeRecords());
    putBack(node);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with their node below
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null): Node {
      if (next !== null && next.parentNode !== this) restore(next);
      return insertBefore.call(this, node, childOf(this, next));
    },
    removeChild(this: Node, child: Node): Node {
      if (child.parentNode !== this) restore(child);
      const { parentNode } = child;
      return parentNode === null
        ? child
        : removeChild.call(this.contains(parentNode) ? parentNode : this, child);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.isConnected) restore(this);
      changedAt.set(this, performance.now());
      nodeValue.set?.call(this, value);
    },
  });
}

/** Returns the child of `parent` that is or contains the node, or null. */
function childOf(parent: Node, node: Node | null): Node | null {
  return node === null || node.parentNode === parent ? node : childOf(parent, node.parentNode);
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
    for (const [left, originals] of runs(before, now)) {
      const replacement = { parent, originals, substitutes: added.get(left) ?? [] };
      for (const original of originals) {
        replacements.set(original, replacement);
        const age = performance.now() - (changedAt.get(original) ?? -translationMs);
        if (age < translationMs) setTimeout(putBack, translationMs, original);
      }
    }
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
