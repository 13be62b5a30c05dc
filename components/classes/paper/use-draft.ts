import { useEffect, useState } from 'react';

/** Unsaved texts by assignment id. They survive navigation between pages but not a reload. */
const DRAFTS = new Map<string, string>();

/**
 * Stores the unsaved answers of a test. The browser asks for confirmation before it closes or reloads a page with
 * unsaved text.
 */
export function useDraft(assignmentId: string) {
  const [list, setList] = useState(() => DRAFTS.get(assignmentId) ?? '');
  const isDirty = list.trim() !== '';
  useEffect(() => {
    DRAFTS.set(assignmentId, list);
  }, [assignmentId, list]);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return { list, setList };
}
