/**
 * Calls `work` each time the page becomes visible again, for example after the screen was locked. Returns a function
 * that stops these calls.
 */
export function onPageVisible(work: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') work();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
