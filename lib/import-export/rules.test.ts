import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_STATES, QUESTION_TIERS } from '@/lib/kernel/exam';
import { neutralize, restore } from '@/lib/kernel/spreadsheet';
import { readCsv, writeCsv } from './csv-codec';
import { readGift, writeGift } from './gift-codec';
import { readJson, writeJson } from './json-codec';
import {
  checkDraft,
  type Draft,
  decodeFile,
  type ExportedQuestion,
  listMarkup,
  markUnreadable,
  nameField,
  type ReadRow,
  tidy,
  tidyDraft,
  withoutEmptyAnswers,
} from './rules';
import { draft, faultsOf, HEAD, PICTURE } from './testing/files';

/** Characters with a special meaning in one of the formats, and any others that can be typed. */
const awkward = fc.constantFrom(
  ...['=', '~', '#', '####', '{', '}', ':', '::', '\\', '\\n', '\n', '\r\n', '\n\n', '//', '%50%', '%', '[plain]'],
  ...[
    '[html]',
    ']',
    '[tag:x]',
    '"',
    '""',
    ',',
    ';',
    '\t',
    "'",
    '=1+1',
    '@',
    '-40 °F',
    '+',
    '$CATEGORY: x',
    '❄️',
    '\u202e',
  ],
  ...['{T}', '->', '<b>', '&amp;', ' ', 'psig', 'é', '\u2028', '٣'],
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: Forms refuse these characters, so they are not tested.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const printable = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(UNPRINTABLE, ''));
const anyText = (maxLength: number) =>
  fc
    .array(fc.oneof(awkward, printable), { maxLength: 8 })
    .map((parts) => parts.join('').slice(0, maxLength).toWellFormed());
const someText = (maxLength: number) => anyText(maxLength).map((text) => (tidy(text) === '' ? 'x' : text));

const fullQuestion: fc.Arbitrary<ExportedQuestion> = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 999_999 }).map(String), fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)),
  section: fc.constantFrom('Core', 'Type I', 'Heat pumps / chillers', 'a//b', '=SUM'),
  state: fc.constantFrom(...QUESTION_STATES),
  isForMockTest: fc.boolean(),
  topic: anyText(60),
  difficulty: fc.integer({ min: 1, max: 3 }),
  tier: fc.constantFrom(...QUESTION_TIERS),
  text: someText(500),
  answers: fc.array(fc.record({ text: someText(200), isCorrect: fc.boolean(), why: anyText(500) }), {
    minLength: 2,
    maxLength: 6,
  }),
  explanation: anyText(2000),
  reference: anyText(300),
  picture: fc.option(fc.record({ svg: fc.constant('<svg>\n</svg>'), description: someText(600) })),
  spanish: fc.option(
    fc.record({
      text: someText(500),
      explanation: anyText(2000),
      picture: anyText(600),
      answers: fc.array(fc.record({ text: someText(200), why: anyText(500) }), { minLength: 6, maxLength: 6 }),
    }),
  ),
});

/** A valid question: at least one answer is right, and at least one of four is wrong. */
const bankQuestion = fullQuestion.map((question) => ({
  ...question,
  answers: question.answers.map((answer, place) => ({
    ...answer,
    isCorrect: place === 0 || (place > 1 && answer.isCorrect),
  })),
  spanish: question.spanish && {
    ...question.spanish,
    answers: question.spanish.answers.slice(0, question.answers.length),
  },
}));

const tidied = ({ spanish, ...question }: ExportedQuestion) =>
  tidyDraft({ ...question, spanish: spanish ?? undefined });
const draftsOf = (rows: readonly ReadRow[]) =>
  rows.map((row) => {
    expect(row.faults).toEqual([]);
    return row.draft && withoutEmptyAnswers(tidyDraft(row.draft));
  });

/** GIFT has no fields for a drawing and for another language. */
const NOT_IN_GIFT = { picture: undefined, spanish: undefined };

describe('file that is written and read again', () => {
  it.each([
    ['CSV', async (questions: ExportedQuestion[]) => readCsv(await writeCsv(questions)), {}],
    ['JSON', async (questions: ExportedQuestion[]) => readJson(writeJson(questions)), {}],
    [
      'GIFT, without drawing and Spanish',
      async (questions: ExportedQuestion[]) => readGift(writeGift(questions)),
      NOT_IN_GIFT,
    ],
  ])(
    'preserves every question: %s',
    async (_name, roundTrip, lost) => {
      await fc.assert(
        fc.asyncProperty(fc.array(bankQuestion, { minLength: 1, maxLength: 6 }), async (questions) => {
          expect(draftsOf(await roundTrip(questions))).toEqual(
            questions.map((question) => ({ ...tidied(question), ...lost })),
          );
        }),
        { numRuns: 200 },
      );
    },
    60_000,
  );
});

describe('Spanish texts in a file', () => {
  const head = 'section,text,answer1,answer2,correct,textEs,answer1Es,answer2Es,answer3Es';
  const read = async (cells: string) => (await readCsv(`${head}\nCore,Which?,a,b,1,${cells}\n`))[0]?.draft;

  it('count as absent if all of their columns are empty', async () => {
    expect((await read(',,,'))?.spanish).toBeUndefined();
    expect((await read('¿Cuál?,,,'))?.spanish).toMatchObject({ text: '¿Cuál?', explanation: '' });
  });

  it('are refused for an answer that is empty in English, and if they are too long', async () => {
    const faults = checkDraft(tidyDraft((await read(`${'x'.repeat(2000)},una,dos,tres`)) ?? draft));
    expect(faults.map(({ field }) => field)).toEqual(['answer 3 (Spanish)', 'text (Spanish)']);
  });

  it('are searched for HTML', async () => {
    const faults = listMarkup(tidyDraft((await read('<b>¿Cuál?</b>,una,dos,')) ?? draft));
    expect(faults.map(({ field }) => field)).toEqual(['text (Spanish)']);
  });
});

describe('formulas in CSV', () => {
  it('never begin a cell, and every text reads back the same', () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        expect(neutralize(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        expect(restore(neutralize(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+SUM(A1)', "-2+3+cmd|' /C calc'!A0", ' =HYPERLINK("http://x","y")', '＝1'])(
    'are refused in an imported file: %s',
    async (cell) => {
      const quoted = `"${cell.replaceAll('"', '""')}"`;
      const [row] = await readCsv(`section,text,answer1,answer2,correct\nCore,${quoted},a,b,1\n`);
      expect(row?.faults).toEqual([{ field: 'text', message: expect.stringMatching(/formula/) }]);
    },
  );

  it.each(['-40 °F', '+5 psig', '-40 °F (-40 °C)', "'=1+1", '500+ lb', '- none -'])('exclude %s', async (cell) => {
    const [row] = await readCsv(`section,text,answer1,answer2,correct\nCore,x,${cell},b,1\n`);
    expect(row?.faults).toEqual([]);
  });
});

describe('drawing of a question', () => {
  const head = 'section,text,answer1,answer2,correct';
  const row = 'Core,x,a,b,1';
  const pictureOf = (rows: ReadRow[]) => rows[0]?.draft?.picture;

  it('has two columns in CSV, in any case', async () => {
    const cells = `"${PICTURE.svg.replaceAll('"', '""')}",A circle.`;
    expect(pictureOf(await readCsv(`${head},Picture,PICTUREdescription\n${row},${cells}`))).toEqual(PICTURE);
  });

  it('stays if a file has no column for it, and is removed if its cells are empty', async () => {
    expect(pictureOf(await readCsv(`${head}\n${row}`))).toBeUndefined();
    expect(pictureOf(await readCsv(`${head},picture,pictureDescription\n${row},,`))).toBeNull();
    const question = { section: 'Core', text: 'x', answers: [] };
    expect(pictureOf(readJson(JSON.stringify([question])))).toBeUndefined();
    expect(pictureOf(readJson(JSON.stringify([{ ...question, picture: null }])))).toBeNull();
  });
});

describe('JSON file', () => {
  it.each([
    ['that is none', '{', /^1 file: The file is not JSON/],
    ['of another kind', '{"questions": []}', /^1 file: The file holds no list/],
    ['with a field that nobody knows', '[{"section":"Core","text":"x","answers":[],"hint":"y"}]', /^1 .*hint/],
    ['with a number for a text', '[{"section":"Core","text":5,"answers":[]}]', /^1 text: /],
  ])('%s is refused', (_name, text, fault) => {
    expect(faultsOf(readJson(text))[0]).toMatch(fault);
  });
});

describe('question in a file', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['no text', { text: '' }, 'text: Question text is required'],
    ['too long a text', { text: 'x'.repeat(501) }, 'text: At most 500 characters'],
    ['a cell of 1 MB', { text: 'x'.repeat(2 ** 20) }, 'text: At most 500 characters'],
    ['no section', { section: '' }, 'section: Please select a section'],
    ['one answer', { answers: draft.answers.slice(0, 1) }, 'answers: At least 2 answers are required'],
    [
      'no right answer',
      { answers: draft.answers.map((answer) => ({ ...answer, isCorrect: false })) },
      'answers: At least one correct answer must be selected',
    ],
    [
      'four right answers of four',
      { answers: draft.answers.map((answer) => ({ ...answer, isCorrect: true })) },
      'answers: For 4 answers, at most 3 can be correct',
    ],
    [
      'too long an answer',
      { answers: [...draft.answers.slice(0, 2), { text: 'x'.repeat(201), isCorrect: false, why: undefined }] },
      'answer 3: At most 200 characters',
    ],
    [
      'too long a reason why an answer is wrong',
      { answers: draft.answers.map((answer, place) => (place === 1 ? { ...answer, why: 'x'.repeat(501) } : answer)) },
      'why 2: At most 500 characters',
    ],
    ['a control character', { text: 'x\u0007' }, 'text: Contains characters that cannot be shown'],
    ['an id with spaces', { id: 'a b' }, 'id: An id has at most 100 letters, digits, dots and hyphens'],
    [
      'a check at an empty answer',
      {
        answers: draft.answers.map((answer, place) =>
          place === 2 ? { ...answer, text: '', isCorrect: true } : answer,
        ),
      },
      'answer 3: Answer 3 is checked as right, but it is empty',
    ],
    [
      'a drawing that may not be shown',
      { picture: { ...PICTURE, svg: PICTURE.svg.replace('circle', 'script') } },
      'picture: The picture has the element <script>, which is not allowed: use svg, g, path, line, polyline, polygon, rect, circle, ellipse, text, tspan',
    ],
    [
      'a drawing that nobody describes',
      { picture: { ...PICTURE, description: '' } },
      'pictureDescription: Describe the picture for someone who cannot see it',
    ],
    [
      'a description of no drawing',
      { picture: { ...PICTURE, svg: '' } },
      'picture: The picture is not an SVG drawing: its text begins with <svg',
    ],
    ['difficulty 4', { difficulty: 4 }, 'difficulty: Too big: expected number to be <=3'],
  ])('is refused with the reason: %s', (_name, changes, fault) => {
    expect(checkDraft({ ...draft, ...changes }).map(({ field, message }) => `${field}: ${message}`)).toEqual([fault]);
  });

  it('may have three right answers of four, right-to-left marks, emoji and 500 characters', () => {
    const answers = draft.answers.map((answer, place) => ({ ...answer, isCorrect: place < 3 }));
    expect(checkDraft({ ...draft, answers, text: `\u202e❄️${'x'.repeat(497)}` })).toEqual([]);
  });

  it.each(['<script>alert(1)</script>', 'a <b>bold</b> claim', 'one<br/>two', '<!-- x', 'R&amp;D', '&#60;'])(
    'has its HTML reported: %s',
    (text) => {
      expect(listMarkup({ ...draft, text })).toEqual([{ field: 'text', message: expect.stringMatching(/HTML/) }]);
    },
  );

  it.each(['5 < 6 and 7 > 6', 'R&D', 'a <= b', 'AT&T; really', 'x <- y'])('has no HTML to report: %s', (text) => {
    expect(listMarkup({ ...draft, text })).toEqual([]);
  });
});

describe('spreadsheet file', () => {
  it('may have empty columns without a name', async () => {
    const rows = await readCsv(
      'section,text,answer1,answer2,correct,,\nCore,x,a,b,1,,\nCore,y,a,b,1, ,\nCore,z,a,b,1,,note\n',
    );
    expect(rows.map(({ faults }) => faults.length)).toEqual([0, 0, 1]);
    expect(faultsOf(rows)).toEqual([expect.stringMatching(/^4 row: Cell 7 .*no name/)]);
  });

  it.each([
    ['CSV', () => readCsv(`${HEAD}\n`)],
    ['CSV with empty rows', () => readCsv(`${HEAD}\n,,,,,,,\n`)],
    ['JSON', () => readJson('[]')],
    ['GIFT', () => readGift('// nothing\n')],
  ])('reports that it contains no question: %s', async (_format, read) => {
    expect(faultsOf(await read())).toEqual(['1 file: The file has no questions.']);
  });
});

describe('decodeFile', () => {
  it('reads UTF-8, and UTF-16 with a byte order mark', () => {
    expect(decodeFile(new TextEncoder().encode('°F'))).toEqual({ text: '°F', isExact: true });
    expect(decodeFile(new Uint8Array(Buffer.from('\uFEFF°F', 'utf16le'))).text).toContain('°F');
  });

  it('reports invalid characters as a fault in each row that contains them', async () => {
    const bytes = Buffer.from(`${HEAD}\n,Core,x,a,b,,,1\n,Core,-40 °F,a,b,,,1\n`, 'latin1');
    const { text, isExact } = decodeFile(bytes);
    expect(isExact).toBe(false);
    expect(faultsOf(markUnreadable(await readCsv(text)))).toEqual([expect.stringMatching(/^3 encoding: .*UTF-8/)]);
  });
});

describe('draft read from a file', () => {
  const spaced = (text: string): string => ` ${text}\r\n`;
  const full: Draft = {
    ...draft,
    id: 'leak-rate',
    topic: 'leaks',
    explanation: 'A\rbecause',
    reference: '40 CFR',
    picture: PICTURE,
    answers: draft.answers.map((answer) => ({ ...answer, why: 'Why' })),
  };

  it('has trimmed texts and keeps undefined values', () => {
    const typed: Draft = {
      ...full,
      id: spaced(full.id),
      section: spaced('Core'),
      text: spaced('Which?'),
      topic: spaced('leaks'),
      explanation: spaced('A\rbecause'),
      reference: spaced('40 CFR'),
      picture: { ...PICTURE, description: spaced(PICTURE.description) },
      answers: full.answers.map((answer) => ({ ...answer, text: spaced(answer.text), why: spaced('Why') })),
    };
    expect(tidyDraft(typed)).toEqual({ ...full, explanation: 'A\nbecause' });
    expect(tidyDraft(draft)).toEqual(draft);
    expect(tidyDraft({ ...draft, picture: null }).picture).toBeNull();
  });

  it('has no empty answers', () => {
    const [first, ...others] = draft.answers;
    const answers = first ? [first, { ...first, text: '' }, ...others] : [];
    expect(withoutEmptyAnswers({ ...draft, answers }).answers).toEqual(draft.answers);
  });

  it('reports HTML in each of its texts, by column name', () => {
    const fields = ['text', 'explanation', 'reference', 'topic', 'pictureDescription', 'answer 1', 'why 1'];
    const marked = (field: string, plain: string) => (text: string) => (text === field ? `${plain}<b>` : plain);
    for (const field of fields) {
      const write = marked(field, 'x');
      const [first, ...others] = full.answers;
      const written: Draft = {
        ...full,
        text: write('text'),
        explanation: write('explanation'),
        reference: write('reference'),
        topic: write('topic'),
        picture: { ...PICTURE, description: write('pictureDescription') },
        answers: first ? [{ ...first, text: write('answer 1'), why: write('why 1') }, ...others] : [],
      };
      expect(listMarkup(written)).toEqual([
        { field, message: 'Contains HTML (<b>), which would be shown as it is written' },
      ]);
    }
    const [{ message } = { message: '' }] = listMarkup({ ...full, text: `<a href="${'x'.repeat(100)}">` });
    expect(message).toContain(`(${`<a href="${'x'.repeat(100)}`.slice(0, 40)})`);
  });

  it.each([
    [['text'], 'text'],
    [['picture', 'svg'], 'picture'],
    [['picture', 'description'], 'pictureDescription'],
    [['answers'], 'answers'],
    [['answers', 2, 'text'], 'answer 3'],
    [['answers', 0, 'why'], 'why 1'],
    [[], 'question'],
  ])('has faults at %j reported for the column “%s”', (path, column) => {
    expect(nameField(path)).toBe(column);
  });
});

describe('file in an unknown encoding', () => {
  it('is refused in the affected rows, or as a whole if no row is affected', () => {
    const [seen] = markUnreadable([{ row: 4, draft: { ...draft, text: 'a \uFFFD b' }, faults: [] }]);
    expect(seen).toMatchObject({ row: 4, faults: [{ field: 'encoding' }] });
    const whole = markUnreadable([{ row: 2, draft, faults: [] }]);
    expect(whole).toEqual([
      {
        row: 1,
        draft: null,
        faults: [{ field: 'encoding', message: expect.stringContaining('Save the file as UTF-8') }],
      },
      { row: 2, draft, faults: [] },
    ]);
  });

  it.each([
    [[0xff, 0xfe, 0x41, 0], true],
    [[0xff, 0x41], false],
    [[0x41, 0xfe], false],
  ])('has its bytes %j decoded without loss: %s', (bytes, isExact) => {
    expect(decodeFile(new Uint8Array(bytes)).isExact).toBe(isExact);
  });
});
