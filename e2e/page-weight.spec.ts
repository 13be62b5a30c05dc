import { expect, test } from '@playwright/test';
import { installedNext, LANDING_BAR, readReferenceWeight, weighScripts } from '@/scripts/lib/page-weight';

test('the landing page sends hardly more script than an empty page of the same Next version', () => {
  const reference = readReferenceWeight();
  expect(reference.next, 'Next has changed: run npm run bench:page-weight').toBe(installedNext());
  expect(weighScripts('.next', '/') / reference.scriptBytes).toBeLessThanOrEqual(LANDING_BAR);
});
