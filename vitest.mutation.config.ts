import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config';

/** Unit tests that `npm run test:mutation` runs against each mutant. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'server/**/*.test.ts'] },
});
