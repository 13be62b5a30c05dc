import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';

const OPEN_BOOK = ', open book';

/**
 * Returns a function that translates the stored name of an attempt into the language of the page. `nameAttempt` in
 * `lib/attempts/rules.ts` creates the stored names.
 */
export function useAttemptName(): (stored: string) => string {
  const t = useTranslations('statistics');
  const sectionName = useSentSectionName();
  return (stored) => {
    if (stored === 'Favorites') return t('testTypes.favorites');
    if (stored === 'Full exam') return t('fullExam');
    const isOpenBook = stored.endsWith(OPEN_BOOK);
    const sections = isOpenBook ? stored.slice(0, -OPEN_BOOK.length) : stored;
    const name = sections.split(' + ').map(sectionName).join(' + ');
    return isOpenBook ? t('openBook', { name }) : name;
  };
}
