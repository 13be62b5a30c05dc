import { useRef } from 'react';

/** Where a list begins: who turns the page by the buttons below it goes on reading there, with the eyes and with the keys. */
export function useListTop() {
  const top = useRef<HTMLDivElement>(null);
  return {
    top,
    goToTop: () => {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    },
  };
}
