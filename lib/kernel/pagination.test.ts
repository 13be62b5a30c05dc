import { describe, expect, it } from 'vitest';
import { readPage } from './pagination';

describe('readPage', () => {
  it.each([
    ['1', 0],
    ['3', 2],
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['0', 0],
    ['-1', 0],
    ['1.5', 0],
    ['many', 0],
    ['1000000', 0],
    [['2', '3'], 0],
  ])('parses %j as the zero-based page %i', (text, page) => {
    expect(readPage(text)).toBe(page);
  });
});
