import { describe, expect, it } from 'vitest';
import { explainFailure } from './sentences';

describe('explainFailure', () => {
  it.each([
    [
      Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/backups/x' }),
      '/backups/x: The disk is full.',
    ],
    [new Error('could not write: No space left on device'), 'The disk is full.'],
    [
      Object.assign(new Error('nope'), { code: 'EACCES', path: '/backups' }),
      '/backups: This user may not read or write there.',
    ],
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), 'The database was stopped meanwhile.'],
    [new Error('The product is not running on x.'), 'The product is not running on x.'],
  ])('gives advice for %s', (error, sentence) => {
    expect(explainFailure(error)).toMatch(new RegExp(`^${sentence.replace(/[.]/g, '\\.')}`));
  });
});
