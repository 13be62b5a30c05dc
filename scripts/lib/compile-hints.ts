import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * V8's explicit compile hint: every function of the file is compiled beside the page, while it is loaded, and not one by one in
 * the page's own thread, which has to wait for each. Other engines read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
/** Characters. Of the five files three are so small that nobody waits for them. */
const WORTH_IT = 50_000;

/**
 * After a build: marks the scripts that start every page, React's and Next's own, most of whose functions run before a page can
 * be pressed. A page's own scripts are small, and half of them may never run.
 *
 * @param build - the build's folder, `.next`
 */
export function writeCompileHints(build = '.next'): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  for (const name of rootMainFiles) {
    const file = join(build, name);
    const source = readFileSync(file, 'utf8');
    if (source.length > WORTH_IT && !source.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + source);
  }
}
