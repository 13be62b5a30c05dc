'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { errorText } from '@/lib/browser/api/error-text';
import type { ClassView } from '@/lib/classes/contract';
import type { PlaceId } from '@/lib/kernel/ids';

/** Milliseconds during which a removal of students can be undone. */
const UNDO_MS = 10_000;

interface Removal {
  placeIds: readonly PlaceId[];
  send: () => Promise<ClassView>;
}

/**
 * Removes students after ten seconds, so that the removal can be undone. If the page is left or another removal begins,
 * sends the request at once. Undo needs no request, because nothing was sent yet.
 */
export function useRemoval(onChange: (changed: ClassView) => void) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [error, setError] = useState<string | null>(null);
  const undone = useRef<Removal | null>(null);
  const t = useTranslations('class');
  const changed = useEffectEvent(onChange);
  const sayFailed = useEffectEvent(() => t('studentsNotRemoved'));
  useEffect(() => {
    if (!removal) return;
    let isDue = true;
    const send = async () => {
      if (!isDue || undone.current === removal) return;
      isDue = false;
      try {
        changed(await removal.send());
      } catch (failed) {
        setError(errorText(failed, sayFailed()));
      }
      setRemoval((now) => (now === removal ? null : now));
    };
    const timer = setTimeout(() => void send(), UNDO_MS);
    const onHide = () => void send();
    window.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onHide);
      void send();
    };
  }, [removal]);
  const remove = (asked: Removal) => {
    setError(null);
    setRemoval(asked);
  };
  const undo = () => {
    undone.current = removal;
    setRemoval(null);
  };
  return { removing: new Set(removal?.placeIds), remove, undo, error };
}
