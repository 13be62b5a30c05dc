import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import { examDayWords } from '@/lib/study/guides/es/exam-day';
import { sourceInSpanish } from '@/lib/study/guides/es/sources';
import { checkedSince, resolveTexts } from '@/lib/study/guides/registry';
import type { ExamDayTopic } from '@/lib/study/rules';
import { translate } from '@/lib/study/translation-rules';

const APPENDIX_D = '40 CFR Part 82 Subpart F, Appendix D';
/**
 * Date on which the regulation and EPA's pages were last checked. The registered figures about the exam were checked on
 * the same date.
 */
const READ_ON = '2026-11-21';

export const WRITTEN_EXAM_DAY: readonly ExamDayTopic[] = [
  {
    slug: 'what-to-bring',
    title: 'What to bring',
    points: [
      {
        text: "Photo identification. The proctor has to check it; a driver's license, a passport, or a government or military ID will do.",
        source: `${APPENDIX_D}(b)`,
        checkedOn: READ_ON,
      },
      {
        text: 'You may normally use a pressure-temperature chart during the test.',
        source: 'EPA, Section 608 Test Topics (December 5, 2025)',
        checkedOn: READ_ON,
      },
      {
        text: 'No notes and no training material may be used in a closed-book test. Test forms, scratch paper and notes are collected at the end.',
        source: `${APPENDIX_D}(b), (c)`,
        checkedOn: READ_ON,
      },
    ],
    ask: 'Ask your certifying organization whether it has the chart and scratch paper for you, whether a calculator is allowed, and what a test online needs.',
  },
  {
    slug: 'kinds-of-test',
    title: 'Closed-book or open-book, proctored or by mail',
    points: [
      {
        text: 'Type II, Type III and Universal are always closed-book, with a proctor, in a secure setting.',
        source: `${APPENDIX_D}(a), (b)`,
        checkedOn: READ_ON,
      },
      {
        text: 'Type I alone may be offered by mail, open-book and without a proctor. By mail the pass mark is {{fact:exam-pass-mark-mail-in}}, which is {{fact:exam-pass-count-mail-in}}.',
        source: `${APPENDIX_D}(a), (e)`,
      },
      {
        text: 'The closed-book pass mark of each group is {{fact:exam-pass-mark-closed-book}}. In a group of {{fact:exam-questions-per-group}}, that takes {{fact:exam-pass-count-closed-book}} right answers, for Type I too.',
        source: `${APPENDIX_D}(e)`,
      },
      {
        text: 'A mail-in Type I does not count toward Universal, and neither does an open-book Core.',
        source: `${APPENDIX_D}(a); EPA, Section 608 Technician Certification Requirements (July 15, 2026)`,
        checkedOn: READ_ON,
      },
      {
        text: 'Some approved programs test remotely online, others on site. Mail-in testing is for Type I.',
        source: 'EPA, Section 608 Technician Certification Programs',
        checkedOn: READ_ON,
      },
      {
        text: 'There is at least one proctor for every {{fact:exam-people-per-proctor}} tested at once at a site.',
        source: `${APPENDIX_D}(b)`,
      },
    ],
    ask: "Look in EPA's list of approved programs for one that offers the kind of test you want, and ask what you need.",
  },
  {
    slug: 'questions',
    title: 'How many questions',
    points: [
      {
        text: 'Each group has {{fact:exam-questions-per-group}}: Core, and each type that you take. Universal is {{fact:exam-questions-universal}}.',
        source: `40 CFR 82.161(c); ${APPENDIX_D}(a), (d)`,
      },
      {
        text: 'Several versions of the test are used at each sitting, with questions drawn at random.',
        source: `${APPENDIX_D}(a)`,
        checkedOn: READ_ON,
      },
    ],
  },
  {
    slug: 'extra-time-and-language',
    title: 'Extra time, oral tests and other languages',
    points: [
      {
        text: 'You can ask in writing for an oral test, at least {{fact:exam-oral-request}} ahead.',
        source: '40 CFR 82.161(b)(3)',
      },
      {
        text: 'The rule encourages organizations to offer translators and tests in other languages.',
        source: '40 CFR 82.161(b)(3)',
        checkedOn: READ_ON,
      },
      {
        text: 'A private organization that tests for a trade certificate has to make the test accessible to people with disabilities. Extra time can be one way to do so.',
        source: '28 CFR 36.309 (Americans with Disabilities Act)',
        checkedOn: '2026-11-22',
      },
    ],
    ask: 'Ask your certifying organization how much time there is, which languages it has, and how to request more time. Ask early.',
  },
  {
    slug: 'after-the-test',
    title: 'After the test',
    points: [
      {
        text: 'You are given the names and contacts of the organization and of the proctor, and when to expect your score.',
        source: `${APPENDIX_D}(a)`,
        checkedOn: READ_ON,
      },
      {
        text: 'Your results are due within {{fact:exam-results-due}}, and so is the card when you have passed.',
        source: `${APPENDIX_D}(e), (f)`,
      },
    ],
  },
  {
    slug: 'one-section-failed',
    title: 'When you fail one section',
    points: [
      {
        text: 'Universal can be earned in one sitting or by adding up passes from separate tests.',
        source: `${APPENDIX_D}(a)`,
        checkedOn: READ_ON,
      },
      {
        text: 'Groups are graded one by one. If you pass Core and fail Type II on the same day, you keep Core and take Type II again.',
        source: 'Practice of approved certifying programs, not the rule',
        checkedOn: READ_ON,
      },
      {
        text: 'Core is needed for each type. Once it is passed, it need not be taken again for further types.',
        source: 'Practice of approved certifying programs, not the rule',
        checkedOn: READ_ON,
      },
    ],
    ask: 'Ask your certifying organization when you may try again, what that costs, and how long it keeps a pass of Core.',
  },
  {
    slug: 'the-card',
    title: 'The card',
    points: [
      {
        text: 'The card shows the certifying program with the date of its EPA approval, your name, your type, and a unique number that is not your social security number.',
        source: `${APPENDIX_D}(f)`,
        checkedOn: READ_ON,
      },
      {
        text: 'The certification does not expire. EPA may require recertification one day, and would announce it in the Federal Register.',
        source: '40 CFR 82.161(a)(5); EPA, Section 608 Technician Certification Requirements (July 15, 2026)',
        checkedOn: READ_ON,
      },
      {
        text: 'Keep a copy at your place of business, and for {{fact:certificate-kept-after|words}} after you leave the trade.',
        source: '40 CFR 82.161(a)(4)',
      },
      {
        text: 'EPA does not require that you carry the card on the job.',
        source: 'EPA, Questions and Answers for Section 608 Certified Technicians',
        checkedOn: READ_ON,
      },
      {
        text: 'A lost card is replaced by the organization that issued it, not by EPA.',
        source: 'EPA, Questions and Answers for Section 608 Certified Technicians',
        checkedOn: READ_ON,
      },
      {
        text: 'Non-federal programs list online the people they certified on or after {{fact:exam-online-list-covers}}. You can ask to be left out.',
        source: '40 CFR 82.161(b)(6)',
      },
    ],
    ask: 'Ask the organization that issued the card what a new one costs and how long it takes.',
  },
];

type DatedTopic = Omit<ExamDayTopic, 'points'> & {
  points: readonly { text: string; source: string; checkedOn: string }[];
};

const TOPICS: readonly DatedTopic[] = WRITTEN_EXAM_DAY.map((topic) => ({
  ...topic,
  points: topic.points.map((point) => ({
    ...point,
    checkedOn: point.checkedOn ?? checkedSince(point.text, point.text),
  })),
}));

/** Things to know about the exam day, each with its source and the date of its last check. */
export const EXAM_DAY: readonly DatedTopic[] = resolveTexts('The page on the day of the exam', TOPICS);

const SPANISH_EXAM_DAY: readonly DatedTopic[] = resolveTexts(
  'The page on the day of the exam in Spanish',
  translate(TOPICS, examDayWords, sourceInSpanish),
  SPANISH_FORMS,
);

/** Returns the things to know about the exam day, in a language. */
export const examDayIn = (language: Language): readonly DatedTopic[] =>
  language === 'es' ? SPANISH_EXAM_DAY : EXAM_DAY;
