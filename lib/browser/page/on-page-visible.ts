/**
 * Calls back each time the page becomes visible again, such as after a locked screen; returns a function that stops it.
 */
export function onPageVisible(work: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') work();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
