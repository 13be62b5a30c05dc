/**
 * Protects React on a page that the browser translates. A translator wraps a text in a `<font>`, or replaces it, and
 * React then changes or removes a text that is no longer where it was: the change is lost, and the removal throws and
 * takes the whole page down. This module finds the replacement and treats it as the text.
 */

/** The translator's replacement of a text. */
const standIns = new WeakMap<Node, Element>();
const STAND_IN = 'FONT';

function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    const found = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === STAND_IN);
    if (found) standIns.set(text, found as Element);
  }
}

/** Finds the child of `parent` for a node that React expects there: the node, its wrapper, or its replacement. */
function below(parent: Node, node: Node): Node | null {
  const standIn = node.parentNode ? undefined : standIns.get(node);
  let found: Node | null = standIn ?? node;
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found;
}

/** Must be called before React hydrates the page. */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const found = below(this, child);
    // A missing node is removed already.
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
      // The original text returns, for the translator to translate again.
      if (!this.parentNode) standIns.get(this)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
  new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });
}
