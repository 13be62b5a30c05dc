/**
 * Lists the registered facts (`prisma/question-bank/facts.yaml`) that are due for a check, and the questions that state
 * them. `npm run bank:due` lists facts due today, `npm run bank:due -- --on 2027-02-01` those due on another date.
 * Always exits with 0, because a due fact is not an error.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadQuestionBank } from '@/lib/bank/file-adapter';
import { printFigure } from '@/lib/facts/rules';
import { isDate } from '@/lib/kernel/calendar';
import { type DueFact, listDue } from '@/scripts/lib/bank-facts';

const ROOT = fileURLToPath(new URL('../prisma/question-bank', import.meta.url));

function lines({ fact, questions }: DueFact): string {
  const checked = fact.checkedOn ? `checked ${fact.checkedOn}` : 'never seen in a source';
  const asked = questions.length === 0 ? 'no question' : questions.join(', ');
  return [
    `${fact.checkAgainBy}  ${fact.id}: ${printFigure(fact)}`,
    `            ${fact.name} (${fact.source}; ${checked})`,
    `            stated by ${asked}`,
  ].join('\n');
}

const { values } = parseArgs({ options: { on: { type: 'string' } } });
const day = values.on ?? new Date().toISOString().slice(0, 10);
if (isDate(day)) {
  const { facts, files } = loadQuestionBank(ROOT);
  const questions = files.flatMap((file) =>
    file.questions.map((question) => ({ ...question, file: `${file.group}/${file.topic}` })),
  );
  const due = listDue({ questions, facts }, day);
  for (const one of due) console.log(`${lines(one)}\n`);
  console.log(`${due.length} of ${facts.length} facts are to be checked by ${day}.`);
} else {
  console.error('Write the day as 2027-02-01: npm run bank:due -- --on 2027-02-01');
  process.exitCode = 1;
}
