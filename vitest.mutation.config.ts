import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config';

/** The unit tests beside the code that mutants are made of: what `npm run test:mutation` runs against each of them. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'server/**/*.test.ts'] },
});
