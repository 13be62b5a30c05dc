import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { PASS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import calibration from '@/lib/statistics/readiness/calibration.json';
import { FIRST_ANSWERS_NEEDED, OTHERS_COUNT_FOR } from '@/lib/statistics/readiness/rules';
import { CalibrationPicture } from './calibration-picture';

/** Explains how the probability of passing is estimated, how the model was validated, and its limits. */
export function HowItIsWorkedOut() {
  return (
    <>
      <PageHeader
        title="How we figure your chance of passing"
        subtitle="What we base it on, how we checked it, and what it can't know."
        back={<BackLink href="/statistics">Back to My Statistics</BackLink>}
      />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="flex max-w-measure flex-col gap-8">
          <Basis />
          <Calculation />
          <Limits />
          <OtherNumbers />
        </div>
        <Check />
      </div>
    </>
  );
}

const Heading = ({ children }: { children: string }) => <h2 className="font-semibold text-xl">{children}</h2>;

function Basis() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>First answers only</Heading>
      <p>
        We look at the first answer you gave to each exam question; deeper ones don't count. When a question comes back,
        you may just remember the answer, and that says nothing about one you've never seen. So repeats don't count
        here, right or wrong, and neither do answers in an open-book exam.
      </p>
      <p>
        With fewer than {FIRST_ANSWERS_NEEDED} first answers in a section, we don't estimate. For all{' '}
        {SECTION_COUNT_WORD} sections, we need that many in each.
      </p>
    </section>
  );
}

function Calculation() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>How answers become a chance</Heading>
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>
          Your first answers show roughly how much of a section you know. The more there are, the surer we can be. Your
          other sections count a little too: together, for at most {OTHERS_COUNT_FOR} answers.
        </li>
        <li>
          For each possible share, we figure how likely {PASS_PER_SECTION} or more right out of {QUESTIONS_PER_SECTION}{' '}
          is, and weigh it by how likely that share is. Statisticians call this a Beta-Binomial distribution.
        </li>
        <li>
          The range is where your chance falls eight times out of ten, given your answers. More first answers narrow it.
        </li>
        <li>
          For all {SECTION_COUNT_WORD} sections, we multiply the chances: you have to pass each one, and each is graded
          on its own.
        </li>
      </ol>
      <p>It never says 0% or 100%: nobody is certain to fail or to pass.</p>
    </section>
  );
}

function Limits() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>What it can't know</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>Our questions aren't the real exam's. If the real questions are harder, your chance is lower.</li>
        <li>
          What you've learned since then doesn't count until you answer new questions. If you've studied hard, you're
          likely better than it says.
        </li>
        <li>What you've forgotten since, a bad night's sleep, or a rushed proctor.</li>
        <li>If you look answers up while you practice, the estimate is worthless.</li>
      </ul>
    </section>
  );
}

function OtherNumbers() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>The other numbers</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>A test's score is the share of your answers that are right. Skipped questions don't lower it.</li>
        <li>
          An exam is successful when every section that it covers is passed. Any other test is successful when{' '}
          {PASS_PERCENT}% of all its questions are right; skipped ones count as wrong. That says nothing about the exam,
          where each section is graded on its own.
        </li>
        <li>A streak is successful tests in a row. Tests you quit don't break it.</li>
        <li>Your fastest completion is your shortest test with every question answered.</li>
        <li>Days start and end by this device's clock.</li>
      </ul>
    </section>
  );
}

function Check() {
  const learners = calibration.learners.toLocaleString('en-US');
  const told = calibration.sections[8];
  return (
    <section className="flex flex-col gap-4">
      <Heading>How we checked it</Heading>
      <p className="max-w-measure">
        We simulated {learners} learners whose ability we knew, had them answer questions, gave each a chance, and had
        them take the exam with other questions. A chance is honest when it comes true that often
        {told ? `: of those given ${told.fromPercent} to ${told.toPercent}%, ${told.passedPercent}% passed` : ''}.
      </p>
      <CalibrationPicture
        title="One section"
        sentence="In each band of ten percent, the share who passed should be inside the band. A dot in its square was right."
        bands={calibration.sections}
      />
      <CalibrationPicture
        title={`All ${SECTION_COUNT_WORD} sections`}
        sentence={`The same for passing all ${SECTION_COUNT_WORD}: the ${SECTION_COUNT_WORD} chances multiplied.`}
        bands={calibration.all}
      />
    </section>
  );
}
