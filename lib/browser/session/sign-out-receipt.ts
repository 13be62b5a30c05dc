/**
 * Returns the hash of a refresh token, stored to end its session later. It signs nobody in, and the token cannot be
 * derived from it; the server accepts it for a sign-out alone. Null when the browser offers no hashes: the session then
 * ends by itself, fourteen days later.
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
