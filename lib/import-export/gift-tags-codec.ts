import { QUESTION_STATES, QUESTION_TIERS } from '@/lib/kernel/exam';
import { type Draft, type Fault, type FullQuestion, tidy } from './rules';

/** Reads and writes the comment before a GIFT question, in Moodle's form: `// [id:…] [tag:…]`. */

type Said = Pick<Draft, 'id' | 'state' | 'isForMockTest' | 'topic' | 'difficulty' | 'tier' | 'reference'>;

const escapeValue = (text: string): string =>
  tidy(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replaceAll('\n', '\\n');
const readValue = (value: string): string =>
  value.replace(/\\(.)/g, (_match, sign: string) => (sign === 'n' ? '\n' : sign)).trim();

export function writeTags(question: FullQuestion): string {
  const tags = [
    `topic:${escapeValue(question.topic)}`,
    `difficulty:${question.difficulty}`,
    `tier:${question.tier}`,
    `mock:${question.isForMockTest ? 'yes' : 'no'}`,
    `state:${question.state}`,
    `reference:${escapeValue(question.reference)}`,
  ];
  return `// [id:${escapeValue(question.id)}] ${tags.map((tag) => `[tag:${tag}]`).join(' ')}`;
}

// Brackets inside a value are escaped. The pattern excludes unescaped brackets and limits the length, so that a
// malicious comment cannot make the search slow.
const TAG = /(?<!\\)\[(id|tag):((?:\\.|[^[\]\\]){0,4000})\]/g;
const NAMED = /^(topic|difficulty|tier|mock|state|reference):(.*)$/s;

/** Reads the tags that this product writes. Ignores all other tags, which belong to Moodle or a teacher. */
export function readTags(comments: readonly string[]): { said: Said; faults: Fault[] } {
  const found = new Map<string, string>();
  for (const [, kind, value = ''] of comments.join(' ').matchAll(TAG)) {
    const [, name, rest] = kind === 'id' ? ['', 'id', value] : (NAMED.exec(value) ?? []);
    if (name !== undefined) found.set(name, readValue(rest ?? ''));
  }
  const difficulty = found.get('difficulty');
  const tier = found.get('tier');
  const state = found.get('state');
  const mock = found.get('mock');
  const faults: Fault[] = [];
  if (difficulty !== undefined && !/^[123]$/.test(difficulty)) {
    faults.push({ field: 'difficulty', message: 'The tag "difficulty" must be 1, 2 or 3' });
  }
  if (mock !== undefined && !/^(?:yes|no)$/.test(mock)) {
    faults.push({ field: 'mock', message: 'The tag "mock" must be yes or no' });
  }
  const knownTier = QUESTION_TIERS.find((known) => known === tier);
  if (tier !== undefined && !knownTier) {
    faults.push({ field: 'tier', message: 'The tag "tier" must be exam, deeper or beyond' });
  }
  const knownState = QUESTION_STATES.find((known) => known === state);
  if (state !== undefined && !knownState) {
    faults.push({ field: 'state', message: 'The tag "state" must be draft, published or archived' });
  }
  const said: Said = {
    id: found.get('id') ?? '',
    state: knownState,
    isForMockTest: mock === undefined ? undefined : mock === 'yes',
    topic: found.get('topic'),
    difficulty: difficulty === undefined ? undefined : Number(difficulty),
    tier: knownTier,
    reference: found.get('reference'),
  };
  return { said, faults };
}
