import { toolLanguage } from '@/lib/tools/language-rules';

/** The English texts of the tools, for unit tests. */
export const IN_ENGLISH = toolLanguage('en');
