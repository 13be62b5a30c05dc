import type { Figures } from '@/lib/facts/rules';
import { type Note, type Outcome, ruled, waiting } from './entry-rules';
import { withFigures } from './figures-rules';
import type { ToolKey, ToolLanguage, ToolTranslate } from './texts-rules';

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
export function findCertificate(entries: CertificationEntries, figures: Figures, { t, forms }: ToolLanguage): Answer {
  const found = decide(entries, t);
  // Stryker disable next-line ConditionalExpression: Nobody reads the undefined ruling that an entry without a ruling gets.
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures, forms) } : found;
}

function decide({ work, machines, isApprentice }: CertificationEntries, t: ToolTranslate): Answer {
  if (work === '') return waiting(t('chooseWork'));
  if (work === 'outside') return outside(t);
  if (work === 'buying') return buying(t);
  if (machines === '') return waiting(t('chooseAppliances'));
  if (work === 'disposal' && DISPOSED.has(machines)) return disposed(t);
  // Apprentices are exempt under Section 608. The exemption does not matter for jobs that need no certificate, or one
  // under Section 609.
  return isApprentice && machines !== 'mvac' ? apprentice(t) : SERVICE[machines](t);
}

/** Appliances whose disposal needs no certificate. */
const DISPOSED: ReadonlySet<Machines> = new Set<Machines>(['small', 'mvac', 'mvac-like']);

const appendix = '40 CFR Part 82 Subpart F, Appendix D';

const listHow = (t: ToolTranslate): Note[] => [
  { text: t('howWhere'), cite: 'EPA, Section 608 Technician Certification Programs' },
  { text: t('howProctored'), cite: `${appendix}(a), (b)` },
  { text: t('howResults'), cite: `${appendix}(e), (f); 40 CFR 82.161(a)(4)` },
  { text: t('howOral'), cite: '40 CFR 82.161(b)(3)' },
];

const byMail = (t: ToolTranslate): Note => ({ text: t('byMail'), cite: `${appendix}(a), (e)` });

interface Certificate {
  headline: ToolKey;
  detail: ToolKey;
  cite: string;
  /** Returns the notes that only this certificate has. */
  listOwn?: (t: ToolTranslate) => Note[];
}

const certificate =
  ({ headline, detail, cite, listOwn = () => [] }: Certificate) =>
  (t: ToolTranslate): Answer =>
    ruled({
      headline: t(headline),
      detail: t(detail),
      cite,
      notes: [
        ...listOwn(t),
        ...listHow(t),
        { text: t('hfcToo'), cite: '40 CFR 82.161; EPA, Questions and Answers for Section 608 Certified Technicians' },
        { text: t('exemptNone'), cite: '40 CFR 82.154(a)(1)' },
      ],
    });

const SERVICE: Readonly<Record<Machines, (t: ToolTranslate) => Answer>> = {
  small: certificate({
    headline: 'typeOne',
    detail: 'typeOneDetail',
    cite: '40 CFR 82.161(a)(1)(i)',
    listOwn: (t) => [{ text: t('typeOneSmall'), cite: '40 CFR 82.152' }, byMail(t)],
  }),
  higher: certificate({ headline: 'typeTwo', detail: 'typeTwoDetail', cite: '40 CFR 82.161(a)(1)(ii)' }),
  low: certificate({ headline: 'typeThree', detail: 'typeThreeDetail', cite: '40 CFR 82.161(a)(1)(iii)' }),
  several: certificate({
    headline: 'universal',
    detail: 'universalDetail',
    cite: '40 CFR 82.161(a)(1)(iv)',
    listOwn: (t) => [{ text: t('universalSteps'), cite: `${appendix}(a)` }, byMail(t)],
  }),
  mvac: (t) =>
    ruled({
      headline: t('vehicle'),
      detail: t('vehicleDetail'),
      cite: '40 CFR 82.161(a)(1)(vi); 40 CFR Part 82 Subpart B',
      notes: [{ text: t('vehicleApprentice'), cite: '40 CFR 82.161(a)(2); 42 U.S.C. 7671h(c)' }],
    }),
  'mvac-like': (t) =>
    ruled({
      headline: t('vehicleLike'),
      detail: t('vehicleLikeDetail'),
      cite: '40 CFR 82.161(a)(1)(v)',
      notes: [{ text: t('vehicleLikeMeans'), cite: '40 CFR 82.152' }, ...listHow(t)],
    }),
};

const disposed = (t: ToolTranslate): Answer =>
  ruled({
    headline: t('noCertificate'),
    detail: t('disposedDetail'),
    cite: '40 CFR 82.161(a)(1)(vii)',
    notes: [{ text: t('disposedRecover'), cite: '40 CFR 82.155; EPA, Safe Disposal Requirements' }],
  });

const outside = (t: ToolTranslate): Answer =>
  ruled({
    headline: t('noCertificate'),
    detail: t('outsideDetail'),
    cite: '40 CFR 82.152 ("Technician")',
    notes: [{ text: t('outsideCovered'), cite: '40 CFR 82.152 ("Technician")' }],
  });

const apprentice = (t: ToolTranslate): Answer =>
  ruled({
    headline: t('noCertificate'),
    detail: t('apprenticeDetail'),
    cite: '40 CFR 82.152; 40 CFR 82.161(a)(2)',
    notes: [{ text: t('apprenticeMeans'), cite: '40 CFR 82.152; 40 CFR 82.161(a)(2)' }],
  });

const buying = (t: ToolTranslate): Answer =>
  ruled({
    headline: t('buying'),
    detail: t('buyingDetail'),
    cite: '40 CFR 82.154(c)',
    notes: [
      { text: t('buyingCovers'), cite: 'EPA, Refrigerant Sales Restriction' },
      { text: t('buyingVehicle'), cite: '40 CFR 82.154(c)' },
      ...listHow(t),
    ],
  });
