import { figuresOf } from '@/lib/bank/file-adapter';
import type { Figure } from '@/lib/facts/rules';
import type { Language } from '@/lib/kernel/language';
import { cardsIn } from '@/lib/study/guides/cards';
import { guidesIn, WRITTEN_GUIDES } from '@/lib/study/guides/catalog';
import { sheetsIn } from '@/lib/study/guides/cheat-sheets';
import { examDayIn } from '@/lib/study/guides/exam-day';
import { glossaryIn } from '@/lib/study/guides/glossary';
import { REGISTERED_FACTS } from '@/lib/study/guides/registry';
import type { Guide, GuideTopic } from '@/lib/study/rules';
import type { DocumentKind, SearchDocument } from '@/lib/study/search-rules';
import { findEvacuation } from '@/lib/tools/evacuation-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { toolLanguage, toolPageTexts } from '@/lib/tools/language-rules';
import { REFRIGERANTS, type Refrigerant } from '@/lib/tools/refrigerants-rules';
import { EVACUATION_TOOL, TOOLS, wordsOf } from '@/lib/tools/rules';

/**
 * Lists all documents for the full-text search. Reads them from the same files as the study pages. Used only at build
 * time.
 */

type Written = Omit<SearchDocument, 'id' | 'kind' | 'figure'> & { figure?: string };

const inGuide = (group: string, { slug }: Pick<GuideTopic, 'slug'>): string => `/study/${group}#${slug}`;

/** Returns the URL of the first guide topic that names the fact, or of the flash cards if none does. */
function urlOfFact(factId: string): string {
  for (const { group, topics } of WRITTEN_GUIDES) {
    const topic = topics.find((one) => JSON.stringify(one).includes(`{{fact:${factId}`));
    if (topic) return inGuide(group, topic);
  }
  return '/cards';
}

const listFigures = (language: Language): Written[] =>
  cardsIn(language).map(({ id, name, figure, source }) => ({ title: name, figure, text: source, href: urlOfFact(id) }));

const registered = figuresOf(REGISTERED_FACTS);

function requireFigure(id: string): Figure {
  const figure = registered.get(id);
  if (!figure) throw new Error(`facts.yaml lacks ${id}`);
  return figure;
}

const chargeLine = requireFigure('table-1-charge-line');
/** Two example charges in pounds: one below the value that divides the rows of Table 1, and the value itself. */
const CHARGES = [Number(chargeLine.value) / 2, Number(chargeLine.value)] as const;

/**
 * Returns the evacuation levels of Table 1 for a refrigerant and a recovery machine of current manufacture, computed by
 * the evacuation tool.
 */
function levelsOf({ name }: Refrigerant, language: Language): Written[] {
  const t = toolPageTexts(language);
  const asked = {
    appliance: 'other',
    refrigerant: name,
    machine: 'new',
    job: 'major',
    hasLeaks: false,
    compressor: 'works',
  } as const;
  const levels = CHARGES.flatMap((charge) => {
    const found = findEvacuation({ ...asked, charge: String(charge) }, registered, toolLanguage(language));
    return found.kind === 'ruling' ? [found.ruling] : [];
  });
  const [below, above] = levels;
  if (!below || !above) return [];
  const isSame = below.headline === above.headline;
  const entry = ({ headline, detail, cite }: typeof below, title: string): Written => ({
    title,
    figure: headline,
    href: EVACUATION_TOOL.path,
    text: `${detail} ${cite}`,
  });
  const titleOf = (key: 'levelOf' | 'levelFrom' | 'levelUnder') => withFigures(t(key, { name }), registered);
  return isSame
    ? [entry(below, titleOf('levelOf'))]
    : [entry(above, titleOf('levelFrom')), entry(below, titleOf('levelUnder'))];
}

function listGuideTexts({ group, title, topics }: Guide): Written[] {
  return topics.flatMap((topic) => {
    const place = { title: `${topic.name} (${title})`, href: inGuide(group, topic) };
    const tables = topic.tables.map(({ caption, columns, rows }, index) => ({
      title: caption,
      href: `/study/${group}#${topic.slug}-table-${index + 1}`,
      text: [columns, ...rows].map((row) => row.join(', ')).join('; '),
    }));
    return [
      ...topic.paragraphs.map((text) => ({ ...place, text })),
      ...topic.keyPoints.map(({ point }) => ({ ...place, text: point })),
      ...tables,
    ];
  });
}

const listSheets = (language: Language): Written[] =>
  sheetsIn(language).flatMap(({ group, title, blocks }) =>
    blocks.map((block) => ({
      title: `${block.title} (${title})`,
      href: `/cheat-sheet/${group}`,
      text: block.rows.map(([name, figure]) => `${name}: ${figure}`).join('; '),
    })),
  );

/** Names a term with its other names and its name in the other language. */
const nameTerm = (term: string, others: readonly string[]): string =>
  others.length > 0 ? `${term} (${others.join(', ')})` : term;

const SOURCES: Readonly<Record<DocumentKind, (language: Language) => Written[]>> = {
  figure: (language) => [...REFRIGERANTS.flatMap((one) => levelsOf(one, language)), ...listFigures(language)],
  tool: (language) =>
    TOOLS.map((tool) => {
      const { name, summary } = wordsOf(tool, toolPageTexts(language));
      return { title: name, href: tool.path, text: summary };
    }),
  term: (language) =>
    glossaryIn(language).map(({ term, en, es, text, slug }) => ({
      title: nameTerm(term, [...(en ? [en] : []), ...es]),
      href: `/glossary#${slug}`,
      text,
    })),
  guide: (language) => guidesIn(language).flatMap(listGuideTexts),
  sheet: listSheets,
  'exam-day': (language) =>
    examDayIn(language).flatMap(({ slug, title, points }) =>
      points.map(({ text }) => ({ title, href: `/exam-day#${slug}`, text })),
    ),
};

/** Lists all documents for the search in a language. Throws if one of the files cannot be read. */
export const listSearchDocuments = (language: Language = 'en'): SearchDocument[] =>
  (Object.keys(SOURCES) as DocumentKind[]).flatMap((kind) =>
    SOURCES[kind](language).map((written, place) => ({ figure: '', ...written, kind, id: `${kind}-${place}` })),
  );
