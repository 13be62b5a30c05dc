/**
 * What is kept of a refresh token to end its session later: its hash. It opens nothing, and no token can be made of it; the server
 * knows it by the same hash, and takes it for a sign-out alone. Null where the browser offers no hashes: the session then ends by
 * itself, fourteen days later.
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
