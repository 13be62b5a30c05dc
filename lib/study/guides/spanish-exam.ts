import { readTerms } from '@/lib/bank/translation-adapter';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import { BANK_FOLDER, requireRead, resolveTexts } from '@/lib/study/guides/registry';

/** Content of the page in Spanish about the exam. It has no English version; `exam-day.ts` has the English facts. */

const APPENDIX_D = '40 CFR Part 82 Subpart F, Appendix D';

const TOPICS = [
  {
    title: 'Qué es el examen',
    points: [
      {
        text: 'La ley federal exige la certificación de la Sección 608 para dar mantenimiento o servicio a un aparato, o repararlo, si ese trabajo puede liberar refrigerante.',
        source: '40 CFR 82.161(a)',
      },
      {
        text: 'Tiene una parte general, Core, y tres tipos: Tipo I (aparatos pequeños), Tipo II (alta presión) y Tipo III (baja presión). Quien aprueba las cuatro partes recibe la certificación Universal.',
        source: `40 CFR 82.161(b); ${APPENDIX_D}`,
      },
      {
        text: 'Cada parte tiene {{fact:exam-questions-per-group}} de opción múltiple. A libro cerrado se aprueba con {{fact:exam-pass-mark-closed-book}}, es decir, {{fact:exam-pass-count-closed-book}} respuestas correctas. Cada parte se califica por separado.',
        source: `${APPENDIX_D}(a), (d), (e)`,
      },
      {
        text: 'La certificación no vence.',
        source: 'EPA, Section 608 Technician Certification Requirements (July 15, 2026)',
      },
    ],
  },
  {
    title: 'Cómo se toma el examen',
    points: [
      {
        text: 'El examen lo da una organización aprobada por la EPA, con un supervisor (proctor). Lleve una identificación con fotografía: licencia de conducir, pasaporte o identificación militar o del gobierno.',
        source: `${APPENDIX_D}(b)`,
      },
      {
        text: 'En un examen a libro cerrado no se permiten apuntes ni material de estudio. Normalmente se permite una tabla de presión y temperatura.',
        source: `${APPENDIX_D}(b), (c); EPA, Section 608 Test Topics (December 5, 2025)`,
      },
      {
        text: 'Deben entregarle los resultados en un plazo de {{fact:exam-results-due}}, y también la tarjeta si aprobó.',
        source: `${APPENDIX_D}(e), (f)`,
      },
    ],
  },
  {
    title: 'En qué idioma',
    points: [
      {
        text: 'La regla alienta a las organizaciones a ofrecer traductores y exámenes en otros idiomas. Algunas organizaciones dicen que dan el examen en español, pero eso puede cambiar: pregunte antes de inscribirse.',
        source: '40 CFR 82.161(b)(3)',
      },
      {
        text: 'Usted puede pedir por escrito un examen oral, al menos {{fact:exam-oral-request}} antes.',
        source: '40 CFR 82.161(b)(3)',
      },
      {
        text: 'Las reglas federales existen solo en inglés. Nuestra traducción ayuda a estudiar; lo que vale es el texto en inglés.',
        source: 'Electronic Code of Federal Regulations',
      },
    ],
  },
];

/** Points about the exam, each with its source. */
export const SPANISH_EXAM = resolveTexts('The page in Spanish about the exam', TOPICS, SPANISH_FORMS);

/** English terms that a learner should recognize even if the exam is in Spanish: gauges, labels and rules use them. */
const TERMS: readonly string[] = [
  'recover',
  'recycle',
  'reclaim',
  'vent',
  'knowingly',
  'appliance',
  'small appliance',
  'charge (noun)',
  'leak rate',
  'leak inspection',
  'evacuate',
  'deep vacuum',
  'gauge manifold',
  'superheat',
  'subcooling',
  'head pressure',
  'chiller',
  'purge unit',
  'cylinder',
  'disposal',
  'phaseout',
  'phasedown',
  'retrofit',
  'proctor',
];

/**
 * Lists these terms with their Spanish translations from the question bank's `terms-es.yaml`. Throws if that file lacks
 * a term.
 */
export function listExamTerms(): { en: string; es: string }[] {
  const { terms } = requireRead('terms-es.yaml', readTerms(BANK_FOLDER));
  return TERMS.map((en) => {
    const term = terms.find((one) => one.en === en);
    if (!term) throw new Error(`terms-es.yaml lacks ${en}`);
    return { en: en.replace(/ \(.*\)$/, ''), es: term.es };
  });
}
