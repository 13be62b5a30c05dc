import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest's: writes what failed outside every test (a rejection that nobody awaited, a worker that died)
 * to the file named by UNHANDLED_ERRORS, a list of texts. The JSON report leaves these out, and they fail the run.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map((error) => {
      const at = error.stacks?.[0];
      const place = at ? ` (${at.file}:${at.line})` : '';
      const during = error.VITEST_TEST_NAME ? `, during “${error.VITEST_TEST_NAME}”` : '';
      return `${error.name ?? 'Error'}: ${error.message}${place}${during}`;
    });
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(texts));
  }
}
