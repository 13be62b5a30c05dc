/** Calls back each time the page is looked at again after it was hidden, such as behind a locked screen; answers how to stop. */
export function whenSeenAgain(work: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') work();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
