'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Shortest swipe; a shorter movement is a tap that slipped. */
const SWIPE_PX = 60;

interface Hands {
  left: () => void;
  right: () => void;
}

/**
 * Handles arrow keys while the focus is inside the element, and swipes across it. The element needs `touch-action:
 * pan-y`.
 */
export function useHands(ref: RefObject<HTMLElement | null>, { left, right }: Hands): void {
  const toLeft = useEffectEvent(left);
  const toRight = useEffectEvent(right);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let from: { x: number; y: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat;
      if (isPlain && event.key === 'ArrowLeft') toLeft();
      if (isPlain && event.key === 'ArrowRight') toRight();
    };
    const onDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    };
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      const x = clientX - (from?.x ?? clientX);
      const y = clientY - (from?.y ?? clientY);
      from = undefined;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) toLeft();
      else toRight();
    };
    const onCancel = () => {
      from = undefined;
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
    };
  }, [ref]);
}
