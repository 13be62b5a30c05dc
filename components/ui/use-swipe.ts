'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Shortest swipe in pixels. A shorter movement counts as a tap. */
const SWIPE_PX = 60;

interface Swipes {
  left: () => void;
  right: () => void;
  /** False ignores swipes and arrow keys. */
  isOn?: boolean;
}

/**
 * Handles swipes on an element, and arrow keys while the focus is inside it. The element follows the finger, and needs
 * `touch-action: pan-y`.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, { left, right, isOn = true }: Swipes): void {
  const toLeft = useEffectEvent(left);
  const toRight = useEffectEvent(right);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    let from: { x: number; y: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat;
      if (isPlain && event.key === 'ArrowLeft') toLeft();
      if (isPlain && event.key === 'ArrowRight') toRight();
    };
    const end = () => {
      from = undefined;
      element.style.translate = '';
    };
    const onDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    };
    const onMove = ({ clientX }: PointerEvent) => {
      if (from) element.style.translate = `${clientX - from.x}px`;
    };
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      const x = clientX - (from?.x ?? clientX);
      const y = clientY - (from?.y ?? clientY);
      end();
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) toLeft();
      else toRight();
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    element.addEventListener('keydown', onKey, options);
    element.addEventListener('pointerdown', onDown, options);
    element.addEventListener('pointermove', onMove, options);
    element.addEventListener('pointerup', onUp, options);
    element.addEventListener('pointercancel', end, options);
    return () => {
      listeners.abort();
      end();
    };
  }, [ref, isOn]);
}
