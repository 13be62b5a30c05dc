/**
 * Makes React work on a page that the browser translates. A translator wraps a text node in a `<font>` element or
 * replaces the node. React would then change the removed node, and the change would be lost; or React would throw when
 * it removes the node, and unmount the page. This module finds the translator's element and uses it in place of the
 * text node.
 */

/** The translator's element for each replaced text node. */
const standIns = new WeakMap<Node, Element>();
const STAND_IN = 'FONT';

function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    const found = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === STAND_IN);
    if (found) standIns.set(text, found as Element);
  }
}

/**
 * Finds the child of `parent` that represents a node that React expects in `parent`: the node itself, the translator's
 * wrapper, or the translator's replacement. Returns null if there is none.
 */
function below(parent: Node, node: Node): Node | null {
  const standIn = node.parentNode ? undefined : standIns.get(node);
  let found: Node | null = standIn ?? node;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found;
}

/** Patches the DOM methods that React uses. Must be called before React hydrates the page. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const found = below(this, child);
    // No match means that the node was already removed.
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    const place = child && child.parentNode !== this ? below(this, child) : child;
    return insertBefore.call(this, node, place) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      // Puts the original text node back, so that the translator translates the new text.
      if (!this.parentNode) standIns.get(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
  new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });
}
