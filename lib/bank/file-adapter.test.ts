import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listUnusedPictures, readQuestionFile } from './file-adapter';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coldpass-bank-'));
  mkdirSync(join(root, 'core'));
  mkdirSync(join(root, 'pictures'));
});
afterEach(() => rmSync(root, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none"><circle r="40"/></svg>';
const answer = (text: string, correct = false) => ({ text, correct, why: 'It says why.' });

/** Writes question bank files with one question that refers to the drawing. Uses JSON, because JSON is valid YAML. */
function write(picture: object, drawings: Record<string, string>) {
  const path = join(root, 'core', 'laws.yaml');
  const answers = [answer('one', true), answer('two'), answer('three'), answer('four')];
  const question = {
    id: 'core-laws-gauge',
    text: 'What does it say?',
    difficulty: 1,
    tier: 'exam',
    mock: false,
    facts: ['C-001'],
    reference: '40 CFR 82',
    answers,
    explanation: 'Because.',
    picture,
  };
  writeFileSync(path, JSON.stringify({ group: 'core', topic: 'laws', questions: [question] }));
  for (const [name, svg] of Object.entries(drawings)) writeFileSync(join(root, 'pictures', name), svg);
  return readQuestionFile(root, path, new Map());
}

describe('a question with a picture', () => {
  it('is read together with its drawing', () => {
    const { value, problems } = write(
      { file: 'gauge.svg', description: 'A gauge at 68.' },
      { 'gauge.svg': `${SVG}\r\n` },
    );
    expect(problems).toEqual([]);
    expect(value?.questions[0]?.picture).toEqual({ file: 'gauge.svg', description: 'A gauge at 68.', svg: SVG });
  });

  it.each([
    [
      'names a drawing that is not there',
      { file: 'gone.svg', description: 'A gauge.' },
      /names gone\.svg, which is not in/,
    ],
    [
      'names a drawing that may not be shown',
      { file: 'bad.svg', description: 'A gauge.' },
      /bad\.svg has the element <use>/,
    ],
    ['describes nothing', { file: 'gauge.svg', description: ' ' }, /must not be empty/],
    ['does not describe it', { file: 'gauge.svg' }, /write text here/],
    ['names a file of another folder', { file: '../core/laws.yaml', description: 'A gauge.' }, /is a file name/],
  ])('is refused when it %s', (_what, picture, reason) => {
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><use/></svg>';
    const { value, problems } = write(picture, { 'gauge.svg': SVG, 'bad.svg': hostile });
    expect(value?.questions).toEqual([]);
    expect(problems.map(({ question, field, message }) => `${question} ${field} ${message}`)).toEqual([
      expect.stringMatching(reason),
    ]);
  });

  it('marks its drawing as used, and unused drawings are reported', () => {
    const picture = { file: 'gauge.svg', description: 'A gauge at 68.' };
    const { value } = write(picture, { 'gauge.svg': SVG, 'left-over.svg': SVG });
    expect(listUnusedPictures(root, value ? [value] : []).map(({ file }) => file)).toEqual(['pictures/left-over.svg']);
  });
});
