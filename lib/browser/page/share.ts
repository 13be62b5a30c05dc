export interface Shared {
  title: string;
  text: string;
  url: string;
  files?: File[];
}

/**
 * Opens the device's share sheet. Without one, copies the text and the link. Returns `shared`, `copied`, or `closed` if
 * the user closed the sheet. Throws if the browser allows neither.
 */
export async function share(shared: Shared): Promise<'shared' | 'copied' | 'closed'> {
  const { files, ...words } = shared;
  const offered = [shared, words].find((one) => navigator.canShare?.(one));
  if (!offered) {
    await navigator.clipboard.writeText(`${shared.text} ${shared.url}`);
    return 'copied';
  }
  try {
    await navigator.share(offered);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    throw error;
  }
}
