/**
 * Returns the hash of a refresh token. The hash is stored so that the browser can end the session later, when there is
 * a network. The hash cannot be used to sign in, and the token cannot be derived from it; the server accepts it only
 * for a sign-out. Returns null if the browser cannot hash; the session then expires after fourteen days.
 */
export async function receiptFor(refreshToken: string): Promise<string | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
    const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
    return `out.${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
  } catch (error) {
    console.warn('This sign-out cannot be stored for later:', error);
    return null;
  }
}
