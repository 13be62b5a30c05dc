/**
 * Takes over data on this device of accounts that were merged into the signed-in account, including a test in progress.
 * Called after a sign-in, before the next page opens. Never rejects: after a failure, the next sign-in tries again.
 */
export async function claimQuietly(): Promise<void> {
  try {
    const { claimKept } = await import('./claim-kept');
    await claimKept();
  } catch (error) {
    console.info('Asked again at the next sign-in:', error);
  }
}
