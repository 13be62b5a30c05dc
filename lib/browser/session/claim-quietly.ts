/**
 * After a sign-in, before the next page opens: answers that wait here of an account which is part of this one now, one under way among
 * them. Never rejects: what fails is asked again at the next sign-in.
 */
export async function claimQuietly(): Promise<void> {
  try {
    const { claimKept } = await import('./claim-kept');
    await claimKept();
  } catch (error) {
    console.info('Asked again at the next sign-in:', error);
  }
}
