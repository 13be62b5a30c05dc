import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Step {
  env: NodeJS.ProcessEnv;
  /** Stops the script. The returned promise settles only when the script has ended. */
  signal: AbortSignal;
  /** Shows the output at once instead of returning it. */
  isShown?: boolean;
}

/**
 * Runs a Node script to its end and returns its output, without blocking this process. If `signal` aborts, stops the
 * script and throws the reason of the abort.
 */
export async function runStep(
  args: readonly string[],
  { env, signal, isShown = false }: Step,
): Promise<{ isDone: boolean; output: string }> {
  signal.throwIfAborted();
  const outward = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', outward, outward] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  return { isDone: code === 0, output: Buffer.concat(output).toString() };
}
