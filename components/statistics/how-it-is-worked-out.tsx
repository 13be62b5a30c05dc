import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { PageHeader } from '@/components/ui/page-header';
import { PASS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import calibration from '@/lib/plan/readiness/calibration.json';
import { FIRST_ANSWERS_NEEDED } from '@/lib/plan/reviews/rules';
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

interface FoldedProps {
  title: string;
  children: ReactNode;
}

/** Folded section, for details that few readers need. */
const Folded = ({ title, children }: FoldedProps) => (
  <details className="rounded-xl border border-border bg-card px-5 py-1">
    <summary className="cursor-pointer py-3">
      <h2 className="inline font-semibold text-xl">{title}</h2>
    </summary>
    <div className="flex flex-col gap-4 pb-4">{children}</div>
  </details>
);

function Basis() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>What counts</Heading>
      <p>
        Your first answer to each exam question shows what you knew. When a question comes back a day or more later,
        your answer shows how much you remember.
      </p>
      <p>
        A repeat on the same day doesn't count, right or wrong: you may just remember the answer you've read. Deeper
        questions and open-book exams don't count either.
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
          Your first answers show your level in each section and topic. We take into account how hard each question is.
          For questions that you haven't seen, we go by your level.
        </li>
        <li>
          For each question that you have seen, we estimate whether you know it today: you knew it before, or you
          learned it from the explanation, and some of that has faded. People forget at different speeds, and your
          repeats show yours.
        </li>
        <li>
          This shows how much of each section you know. From that, we figure how likely you are to get at least{' '}
          {PASS_PER_SECTION} of {QUESTIONS_PER_SECTION} questions right.
        </li>
        <li>
          The range is where your chance falls eight times out of ten, given your answers. More first answers narrow it.
        </li>
        <li>
          For all {SECTION_COUNT_WORD} sections, we figure the chance of passing every one, because each is graded on
          its own.
        </li>
      </ol>
      <p>It never says 0% or 100%: nobody is certain to fail or to pass.</p>
      <p>
        Today shows the same chance, and next to it your chance on the day of your exam: what you'll still remember
        then, and what your plan adds until then.
      </p>
    </section>
  );
}

function Limits() {
  return (
    <section className="flex flex-col gap-3">
      <Heading>What it can't know</Heading>
      <ul className="flex list-disc flex-col gap-3 pl-5">
        <li>Our questions aren't the real exam's. If the real questions are harder, your chance is lower.</li>
        <li>What you learn elsewhere doesn't count until you answer questions about it here.</li>
        <li>A bad night's sleep, or a proctor in a hurry.</li>
        <li>If you look answers up while you practice, the estimate is worthless.</li>
      </ul>
    </section>
  );
}

function OtherNumbers() {
  return (
    <Folded title="The other numbers">
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
    </Folded>
  );
}

function Check() {
  const learners = calibration.learners.toLocaleString('en-US');
  const told = calibration.sections.at(-2);
  return (
    <Folded title="How we checked it">
      <p className="max-w-measure">
        We simulated {learners} learners whose memory we knew. They studied two sections by the plan, got a chance on
        the evening before the exam, and then took it. A chance is honest when it comes true that often
        {told ? `: of those given ${told.fromPercent} to ${told.toPercent}%, ${told.passedPercent}% passed` : ''}.
      </p>
      <CalibrationPicture
        title="One section"
        sentence="In each band of ten percent, the share who passed should be inside the band. A dot in its square was right."
        bands={calibration.sections}
      />
      <CalibrationPicture title="Both sections" sentence="The same for passing both." bands={calibration.both} />
    </Folded>
  );
}
