/**
 * Claims, after a sign-in and before the next page opens, answers that wait here for an account that is part of this
 * one now, including a test in progress. Never rejects: a failure is retried at the next sign-in.
 */
export async function claimQuietly(): Promise<void> {
  try {
    const { claimKept } = await import('./claim-kept');
    await claimKept();
  } catch (error) {
    console.info('Asked again at the next sign-in:', error);
  }
}
