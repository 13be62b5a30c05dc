/**
 * Replays the learner model on a log of real learners and prints how good its predictions were, for first answers and
 * for repeats. `npm run bench:replay -- LOG.csv`, with `--first 0.423 --repeats 0.41` as limits of the log loss. Exits
 * with 1 if the log loss exceeds a limit, or if the predictions in a band from 50 % up are more than 5 percentage
 * points off; bands with fewer than 1,000 answers are ignored. `docs/model.md` lists the logs.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaUnderCurve, logLoss, parseLog, replay, type Said } from './rules';

const CASES_NEEDED = 1_000;
const MOST_OFF = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string' }, repeats: { type: 'string' } },
});
const [file] = positionals;
if (!file) throw new Error('Name the log: npm run bench:replay -- LOG.csv');

function report(name: string, said: readonly Said[], most: string | undefined): boolean {
  const loss = logLoss(said);
  const isHeld = most === undefined || loss <= Number(most);
  console.log(
    `\n${name}: ${said.length} answers, AUC ${areaUnderCurve(said).toFixed(3)}, log loss ${loss.toFixed(3)}${isHeld ? '' : '  MISSED'}`,
  );
  const bands = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((low) => {
    const cases = said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) * 10 === low);
    const told = (100 * cases.reduce((sum, { chance }) => sum + chance, 0)) / cases.length;
    const came = (100 * cases.filter(({ isCorrect }) => isCorrect).length) / cases.length;
    const isOff = low >= 50 && cases.length >= CASES_NEEDED && Math.abs(told - came) > MOST_OFF;
    if (cases.length > 0)
      console.log(`told ${told.toFixed(0)} %: ${came.toFixed(0)} % came, of ${cases.length}${isOff ? '  MISSED' : ''}`);
    return !isOff;
  });
  return isHeld && bands.every(Boolean);
}

const said = replay(parseLog(readFileSync(file, 'utf8')));
const held = [
  report(
    'First answers',
    said.filter(({ isFirst }) => isFirst),
    values.first,
  ),
  report(
    'Repeats',
    said.filter(({ isFirst }) => !isFirst),
    values.repeats,
  ),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
