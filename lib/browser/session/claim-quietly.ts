/**
 * Transfers the data of accounts that were merged into the user's account, including a test in progress on this device.
 * Called after a sign-in, before the next page opens. Never rejects: after a failure, the next sign-in tries again.
 */
export async function claimQuietly(): Promise<void> {
  try {
    const { claimMerged } = await import('./claim-merged');
    await claimMerged();
  } catch (error) {
    console.info('The check for merged accounts is repeated at the next sign-in:', error);
  }
}
