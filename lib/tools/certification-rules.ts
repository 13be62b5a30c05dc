import type { Figures } from '@/lib/facts/rules';
import { type Note, type Outcome, ruled, waiting } from './entry-rules';
import { withFigures } from './figures-rules';

/**
 * Finds the certificate that a job requires and how to earn this certificate: 40 CFR 82.161 and Part 82 Subpart F,
 * Appendix D.
 */

export type Work = 'service' | 'disposal' | 'buying' | 'outside';
export type Machines = 'small' | 'higher' | 'low' | 'several' | 'mvac' | 'mvac-like';

export interface CertificationEntries {
  work: Work | '';
  machines: Machines | '';
  /** True for a registered apprentice who works under a certified technician. */
  isApprentice: boolean;
}

type Answer = Outcome<never>;

/** Ids of all registered facts that the texts of this tool may contain. */
export const CERTIFICATION_FACTS: readonly string[] = [
  ...['exam-questions-per-group', 'exam-questions-universal', 'exam-pass-mark-closed-book'],
  ...['exam-pass-count-closed-book', 'exam-pass-mark-mail-in', 'exam-pass-count-mail-in', 'exam-results-due'],
  ...['exam-oral-request', 'apprentice-time', 'certificate-kept-after', 'small-appliance-charge', 'mvac-like-charge'],
  ...['certification-covers-hfcs'],
];

/**
 * Returns the certificate that the job requires, or the reason why none is required. Texts contain figures instead of
 * the ids of registered facts.
 */
export function findCertificate(entries: CertificationEntries, figures: Figures): Answer {
  const found = decide(entries);
  // Stryker disable next-line ConditionalExpression: Nobody reads the undefined ruling that an entry without a ruling gets.
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures) } : found;
}

function decide({ work, machines, isApprentice }: CertificationEntries): Answer {
  if (work === '') return waiting('Choose what you do.');
  if (work === 'outside') return OUTSIDE;
  if (work === 'buying') return BUYING;
  if (machines === '') return waiting('Choose the appliances.');
  const asked = work === 'service' ? SERVICE[machines] : (DISPOSAL[machines] ?? SERVICE[machines]);
  // Apprentices are exempt under Section 608. The exemption does not matter for jobs that need no certificate, or one
  // under Section 609.
  return isApprentice && asked !== DISPOSED && asked !== SERVICE.mvac ? APPRENTICE : asked;
}

const appendix = '40 CFR Part 82 Subpart F, Appendix D';
const GROUPS = '{{fact:exam-questions-per-group}} each; {{fact:exam-pass-count-closed-book}} right answers pass each';

const HOW: readonly Note[] = [
  {
    text: 'Where: at an organization that EPA has approved. EPA’s list of certification programs names them: some test online with a remote proctor, some on site only.',
    cite: 'EPA, Section 608 Technician Certification Programs',
  },
  {
    text: 'Closed book and proctored, with photo ID. Core is passed once and counts for every type. The groups are graded one by one.',
    cite: `${appendix}(a), (b)`,
  },
  {
    text: 'Results and the wallet card come within {{fact:exam-results-due}}. The certificate does not expire. Keep a copy at your place of business.',
    cite: `${appendix}(e), (f); 40 CFR 82.161(a)(4)`,
  },
  {
    text: 'You can request an oral test in writing, at least {{fact:exam-oral-request}} ahead.',
    cite: '40 CFR 82.161(b)(3)',
  },
];

const BY_MAIL: Note = {
  text: 'Type I can also be taken by mail, open book: {{fact:exam-pass-count-mail-in}} right ({{fact:exam-pass-mark-mail-in}}) passes. Such a result does not count toward Universal.',
  cite: `${appendix}(a), (e)`,
};
const EXEMPT: Note = {
  text: 'An exempt refrigerant in its exempt use, such as R-600a in a household refrigerator, needs no certificate.',
  cite: '40 CFR 82.154(a)(1)',
};
const HFC_TOO: Note = {
  text: 'HFCs and other substitutes that are not exempt are covered too, since {{fact:certification-covers-hfcs}}. There is no certificate for a single refrigerant such as R-410A.',
  cite: '40 CFR 82.161; EPA, Questions and Answers for Section 608 Certified Technicians',
};

const of = (type: string, detail: string, cite: string, more: readonly Note[] = []): Answer =>
  ruled({ headline: type, detail, cite, notes: [...more, ...HOW, HFC_TOO, EXEMPT] });

const SERVICE: Readonly<Record<Machines, Answer>> = {
  small: of(
    'Type I, or Universal',
    `Small appliances. The test: Core and Type I, ${GROUPS}.`,
    '40 CFR 82.161(a)(1)(i)',
    [
      {
        text: 'Small: {{fact:small-appliance-charge}} or less, fully made, charged and hermetically sealed in a factory. A split system charged in the field is Type II work, whatever it holds.',
        cite: '40 CFR 82.152',
      },
      BY_MAIL,
    ],
  ),
  higher: of(
    'Type II, or Universal',
    `Medium-, high- and very high-pressure appliances. The test: Core and Type II, ${GROUPS}.`,
    '40 CFR 82.161(a)(1)(ii)',
  ),
  low: of(
    'Type III, or Universal',
    `Low-pressure appliances. The test: Core and Type III, ${GROUPS}.`,
    '40 CFR 82.161(a)(1)(iii)',
  ),
  several: of(
    'Universal',
    `Small appliances and all pressures. The test: Core, Type I, II and III, {{fact:exam-questions-universal}} in all; {{fact:exam-pass-count-closed-book}} right of {{fact:exam-questions-per-group|value}} passes each group.`,
    '40 CFR 82.161(a)(1)(iv)',
    [
      {
        text: 'It can be earned in one sitting or by adding up the types one by one.',
        cite: `${appendix}(a)`,
      },
      BY_MAIL,
    ],
  ),
  mvac: ruled({
    headline: 'Section 609, not 608',
    detail: 'Motor vehicle air conditioners, serviced for pay. No Section 608 type covers it, nor does Universal.',
    cite: '40 CFR 82.161(a)(1)(vi); 40 CFR Part 82 Subpart B',
    notes: [
      {
        text: 'Apprentices need it too: they are exempt from the Section 608 certificates alone.',
        cite: '40 CFR 82.161(a)(2); 42 U.S.C. 7671h(c)',
      },
    ],
  }),
  'mvac-like': ruled({
    headline: 'Type II, or Section 609',
    detail: `Either certificate covers MVAC-like appliances. The Section 608 test: Core and Type II, ${GROUPS}.`,
    cite: '40 CFR 82.161(a)(1)(v)',
    notes: [
      {
        text: 'MVAC-like: open-drive compressor, {{fact:mvac-like-charge}} or less, cooling the cab of off-road equipment. With R-22 it is not MVAC-like.',
        cite: '40 CFR 82.152',
      },
      ...HOW,
    ],
  }),
};

const noCertificate = (detail: string, cite: string, notes: readonly Note[]): Answer =>
  ruled({ headline: 'No certificate needed', detail, cite, notes });

const DISPOSED = noCertificate(
  'This holds if you only dispose of small appliances, MVACs and MVAC-like appliances.',
  '40 CFR 82.161(a)(1)(vii)',
  [
    {
      text: 'The refrigerant must still be recovered, with equipment that meets the same standard.',
      cite: '40 CFR 82.155; EPA, Safe Disposal Requirements',
    },
  ],
);
const DISPOSAL: Readonly<Partial<Record<Machines, Answer>>> = {
  small: DISPOSED,
  mvac: DISPOSED,
  'mvac-like': DISPOSED,
};

const OUTSIDE = noCertificate(
  'Painting, electrical work outside the unit, pipe insulation, tightening nuts and bolts: work that does not reach the refrigerant.',
  '40 CFR 82.152 ("Technician")',
  [
    {
      text: 'Attaching gauges or hoses, adding or removing refrigerant or parts, and cutting a refrigerant line require a certificate.',
      cite: '40 CFR 82.152 ("Technician")',
    },
  ],
);

const APPRENTICE = noCertificate(
  'For {{fact:apprentice-time}} at most from first registering, closely and continually supervised by a certified technician.',
  '40 CFR 82.152; 40 CFR 82.161(a)(2)',
  [
    {
      text: 'Registered means: with the Department of Labor, or with a state council that it recognizes. Supervisor and apprentice are both responsible for compliance.',
      cite: '40 CFR 82.152; 40 CFR 82.161(a)(2)',
    },
  ],
);

const BUYING = ruled({
  headline: 'Any Section 608 type',
  detail: 'To buy refrigerant that is not exempt: be certified, or employ someone who is and show proof.',
  cite: '40 CFR 82.154(c)',
  notes: [
    {
      text: 'EPA’s page adds: for appliances that your certificate covers.',
      cite: 'EPA, Refrigerant Sales Restriction',
    },
    {
      text: 'With a Section 609 certificate: only refrigerant for motor vehicle air conditioners.',
      cite: '40 CFR 82.154(c)',
    },
    ...HOW,
  ],
});
