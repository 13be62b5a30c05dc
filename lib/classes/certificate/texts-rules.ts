import { SECTIONS } from '@/lib/kernel/exam';
import { type Language, LOCALES } from '@/lib/kernel/language';
import { formatMessage } from '@/lib/kernel/message-format';
import { listNames } from '@/lib/kernel/words';
import english from '@/messages/en/certificate.json';
import englishSections from '@/messages/en/sections.json';
import spanish from '@/messages/es/certificate.json';
import spanishSections from '@/messages/es/sections.json';

const TEXTS = { en: english, es: spanish } as const;
const SECTION_TEXTS = { en: englishSections, es: spanishSections } as const;
const LISTS = new Intl.ListFormat(LOCALES.es, { type: 'conjunction' });

export interface CertificateTexts {
  language: Language;
  say: (key: keyof typeof english, values?: Record<string, string | number>) => string;
  /** Names a section. A section that an admin has renamed keeps the sent name. */
  nameSection: (section: { sectionId: number; name: string }) => string;
  joinNames: (names: readonly string[]) => string;
}

/** Returns the texts of a certificate in one language. The PDF file is drawn without a page, so it has no `#texts`. */
export const certificateTexts = (language: Language): CertificateTexts => ({
  language,
  say: (key, values) => String(formatMessage(TEXTS[language][key], language, values)),
  nameSection: ({ sectionId, name }) => {
    const known = SECTIONS.find((section) => section.id === sectionId && section.name === name);
    return known ? SECTION_TEXTS[language][known.group].name : name;
  },
  joinNames: (names) => (language === 'es' ? LISTS.format(names) : listNames(names)),
});
