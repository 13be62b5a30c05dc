/** Chrome and Edge since version 126 (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers). */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
