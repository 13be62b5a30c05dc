import { useEffect, useState } from 'react';

/** What was typed and not saved yet, by test: it outlasts a look at another page, and goes with the tab. */
const DRAFTS = new Map<string, string>();

/** The text that is typed in for a test; the browser asks before it closes or reloads a page that has some. */
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
