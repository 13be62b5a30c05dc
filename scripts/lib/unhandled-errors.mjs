import { writeFileSync } from 'node:fs';

/**
 * Vitest reporter for errors outside of tests, such as an unhandled rejection or a dead worker. Such errors fail the
 * run, but the JSON report omits them. Writes them as a list of texts to the file named by UNHANDLED_ERRORS.
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
