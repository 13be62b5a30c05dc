import { useLanguage, useTranslations } from '#texts';
import { ENGLISH_FORMS, type FigureForms, type Figures } from '@/lib/facts/rules';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import type { ToolKey, ToolLanguage } from '@/lib/tools/texts-rules';

/** Returns the forms of registered figures in the language of the page. */
export const useForms = (): FigureForms => (useLanguage() === 'es' ? SPANISH_FORMS : ENGLISH_FORMS);

/** Returns the language of the page for the answers of a tool. */
export const useToolLanguage = (): ToolLanguage => ({ t: useTranslations('tools'), forms: useForms() });

/** Returns the language of the page, and functions for the labels of a tool with their registered figures. */
export function useLabels(figures: Figures) {
  const language = useToolLanguage();
  const { t, forms } = language;
  const labelOf = (key: ToolKey) => withFigures(t(key), figures, forms);
  return {
    language,
    t,
    labelOf,
    choicesOf: <Value extends string>(choices: readonly (readonly [Value, ToolKey])[]) =>
      choices.map(([value, key]) => [value, labelOf(key)] as const),
  };
}
