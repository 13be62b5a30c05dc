import { buttonVariants } from '@/components/ui/button-variants';
import { PageHeader } from '@/components/ui/page-header';
import { MOST_CLASSES, MOST_PLACES } from '@/lib/classes/rules';

interface Step {
  title: string;
  text: string;
  picture: { file: string; alt: string; width: number; height: number };
}

const STEPS: readonly Step[] = [
  {
    title: 'Create a class and let students in',
    text: 'Open My Classes, type a name, and press Create class. Show the room the code. Students scan it, choose or type their name, and have joined. They need no email address and no password.',
    picture: {
      file: 'students',
      alt: 'The Students tab: join code, QR code and the list of names',
      width: 1280,
      height: 800,
    },
  },
  {
    title: 'Assign a test',
    text: 'Start from a preset, such as ten Core questions due Friday. Swap single questions, set dates and attempts, or give one student another try. Students find the test on Today; once started, it needs no network.',
    picture: { file: 'assign', alt: 'The dialog that assigns a test, with four presets', width: 1280, height: 800 },
  },
  {
    title: 'Watch it live',
    text: 'The live board shows who has started and how far each student is. For a projector there is a version with names but without scores, readable from the last row.',
    picture: {
      file: 'board',
      alt: 'The live board on a projector with each student’s progress',
      width: 1280,
      height: 800,
    },
  },
  {
    title: 'Ask the room',
    text: 'Put one question at a time on a projector. Students answer on their phones; the projector shows how many students chose each answer, without names. Your students open My Classes on their phones and press In the room. The space bar, the right arrow, a presenter’s remote control or your phone reveals the answer and moves on.',
    picture: {
      file: 'room',
      alt: 'A question on a projector with the right answer and the number of students for each option',
      width: 1280,
      height: 800,
    },
  },
  {
    title: 'See who needs help with what',
    text: 'See results by student and section, the weakest topics, the hardest questions with the most common wrong answer, and who is likely to fail. The gradebook is one table of all students and tests. Print it, or download a CSV file. Students who reach the score that you set find a certificate of completion in My Classes, and you can download it from the results.',
    picture: { file: 'results', alt: 'Results by student with the score in each section', width: 1280, height: 800 },
  },
];

const GOOD_TO_KNOW: readonly (readonly [string, string])[] = [
  ['What it costs', 'Nothing, for you and for your students.'],
  [
    'What you need',
    'An account with your email address, so that you keep the class if you lose your device. Students need a phone or a computer with a browser.',
  ],
  [
    'How large a class can be',
    `Up to ${MOST_PLACES} students in each class, and up to ${MOST_CLASSES} classes. Colleagues can teach a class with you.`,
  ],
  [
    'Without phones',
    'Print a test in two versions with an answer sheet and the key. You type in each student’s letters on one line, and the results include them.',
  ],
  [
    'What you see about students',
    'Their results in the tests of your class. You don’t see what they practice on their own, and students don’t see each other’s scores.',
  ],
  [
    'A student who joined twice',
    'A student who joins again with a new phone is listed twice. Under Students, press Edit student beside one of the two entries, choose the other one, and press Merge students.',
  ],
];

/** Public page for instructors. Its sections follow the steps of one evening class. */
export const ForInstructors = () => (
  <>
    <PageHeader
      title="Teach Section 608 with your students’ phones"
      subtitle="Students join with a code in a minute. You assign tests, ask the whole class questions, and see where each student needs help. It’s free."
      actions={
        <a href="/classes" className={buttonVariants({ size: 'lg' })}>
          Create a class
        </a>
      }
    />
    <ol className="flex flex-col gap-14">
      {STEPS.map(({ title, text, picture: { file, alt, width, height } }, index) => (
        <li key={file} className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 className="text-balance font-bold text-2xl tracking-tight">
              <span className="text-accent tabular-nums">{index + 1}. </span>
              {title}
            </h2>
            <p className="mt-2 max-w-measure text-lg">{text}</p>
          </div>
          {/* biome-ignore lint/performance/noImgElement: the pictures are small files and need no optimization. */}
          <img
            src={`/for-instructors/${file}.webp`}
            alt={alt}
            width={width}
            height={height}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="h-auto w-full rounded-xl border border-border"
          />
        </li>
      ))}
    </ol>
    <h2 className="mt-16 mb-5 font-bold text-2xl tracking-tight">Good to know</h2>
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {GOOD_TO_KNOW.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-measure text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  </>
);
