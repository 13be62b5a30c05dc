import type { FigureForms } from '@/lib/facts/rules';
import type pageTexts from '@/messages/en/toolpages.json';
import type texts from '@/messages/en/tools.json';

/** Key of a text in `messages/en/tools.json`. */
export type ToolKey = keyof typeof texts;

/** Gives the texts of the tools in one language. */
export type ToolTranslate = (key: ToolKey, values?: Record<string, string | number>) => string;

/** Gives the texts of the pages around the tools, in `messages/en/toolpages.json`, in one language. */
export type ToolPageTranslate = (key: keyof typeof pageTexts, values?: Record<string, string>) => string;

/** The language of a tool's answers: its texts, and the forms of the registered figures in them. */
export interface ToolLanguage {
  t: ToolTranslate;
  forms: FigureForms;
}

/** Formats 2026-01-31 as "January 31, 2026", or as in the language of the forms. */
export const printDay = (date: string, forms: FigureForms): string => forms['']?.({ value: date, unit: '' }) ?? date;
