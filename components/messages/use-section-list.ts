import { useTranslations } from '#texts';
import { SECTIONS } from '@/lib/kernel/exam';
import { useListNames } from './use-formats';

/** Returns the function that names sections: "Core and Type II". For all sections it returns a single name. */
export function useSectionList(): (sectionIds: readonly number[]) => string {
  const t = useTranslations('sections');
  const listNames = useListNames();
  return (sectionIds) => {
    const known = SECTIONS.filter(({ id }) => sectionIds.includes(id));
    if (known.length === SECTIONS.length) return t('all');
    const names = known.map(({ group }) => t(`${group}.name`));
    return listNames(known.length < sectionIds.length ? [...names, t('others')] : names);
  };
}
