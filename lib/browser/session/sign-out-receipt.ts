/**
 * Returns the hash of a refresh token, which is stored to end its session later. The hash cannot be used to sign in,
 * and the token cannot be derived from it; the server accepts it only for a sign-out. Returns null if the browser
 * cannot hash; the session then expires on its own after fourteen days.
 */
export async function receiptFor(refreshToken: string): Promise<string | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
    const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
    return `out.${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
  } catch (error) {
    console.warn('This sign-out cannot be kept for later:', error);
    return null;
  }
}
