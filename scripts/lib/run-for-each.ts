/**
 * Runs a command for each account and prints its answer or its error. Continues with the next account after an error.
 * Returns false if the command failed for any account.
 */
export async function runForEach(
  accounts: readonly string[],
  command: (account: string) => Promise<string>,
  output: Pick<Console, 'log' | 'error'> = console,
): Promise<boolean> {
  let isDone = true;
  for (const account of accounts) {
    try {
      output.log(await command(account));
    } catch (error) {
      output.error(error instanceof Error ? error.message : error);
      isDone = false;
    }
  }
  return isDone;
}
