import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { PASS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import calibration from '@/lib/statistics/readiness/calibration.json';
import { FIRST_ANSWERS_NEEDED, OTHERS_COUNT_FOR } from '@/lib/statistics/readiness/rules';
import { CalibrationPicture } from './calibration-picture';

/** What the estimate rests on, how it was checked, and what it cannot know. */
export function HowItIsWorkedOut() {
  return (
    <>
      <PageHeader
        title="How your chance of passing is worked out"
        subtitle="What the estimate rests on, how we checked it, and what it cannot know."
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
        We look at the first answer that you ever gave to each question. When a question comes back, you may remember
        the answer, and that says nothing about a question that you have never met. So repeats do not count here, right
        or wrong.
      </p>
      <p>
        With fewer than {FIRST_ANSWERS_NEEDED} first answers in a section we say nothing about it. For all four sections
        together we need that many in each.
      </p>
    </section>
  );
}

function Calculation() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>From answers to a chance</Heading>
      <ol className="flex list-decimal flex-col gap-3 pl-5">
        <li>
          Your first answers show about how large a share of a section you know. How sure we can be depends on how many
          there are. What you show in the other sections leans in a little too: together they count for at most{' '}
          {OTHERS_COUNT_FOR} answers.
        </li>
        <li>
          For each share that is possible, we work out how likely {PASS_PER_SECTION} or more right of{' '}
          {QUESTIONS_PER_SECTION} are, and weigh it by how likely that share is. Statisticians call this a Beta-Binomial
          distribution.
        </li>
        <li>
          The range around the chance is where it lies in eight cases of ten, given your answers. More first answers
          make it narrower.
        </li>
        <li>
          For all four sections, the chances are multiplied: you have to pass each of them, and each is graded on its
          own.
        </li>
      </ol>
      <p>It never says 0% or 100%: nobody is certain to fail, and nobody is certain to pass.</p>
    </section>
  );
}

function Limits() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>What it cannot know</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>
          Our questions are not the real exam’s. If yours are harder or easier, so is your chance lower or higher.
        </li>
        <li>
          What you have learned since a first answer does not count until you meet new questions. If you have studied
          hard since, you are likely better than it says.
        </li>
        <li>What you have forgotten since, a bad night, or a proctor’s hurry.</li>
        <li>Looking answers up while practicing makes the estimate worthless.</li>
      </ul>
    </section>
  );
}

function OtherNumbers() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>The other numbers</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>A test’s score is the share of your answers that are right. Skipped questions do not lower it.</li>
        <li>
          A test is successful when correct answers reach {PASS_PERCENT}% of all its questions. Skipped ones count, so
          skipping cannot pass.
        </li>
        <li>A streak is a run of successful tests, one after another. Tests that you left do not break it.</li>
        <li>The fastest completion is the shortest test in which every question was answered.</li>
        <li>Days begin and end by the clock of the device that you are reading on.</li>
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
        We made up {learners} learners whose ability we knew, let them answer questions, told each a chance, and let
        them sit the exam with other questions. A chance is honest when it comes true that often
        {told ? `: of those told ${told.fromPercent} to ${told.toPercent}%, ${told.passedPercent}% passed` : ''}.
      </p>
      <CalibrationPicture
        title="One section"
        sentence="In each band of ten percent, the share who passed lies within the band. A dot in its square has kept its word."
        bands={calibration.sections}
      />
      <CalibrationPicture
        title="All four sections"
        sentence="The same for passing all four, where every chance is the product of four."
        bands={calibration.all}
      />
    </section>
  );
}
