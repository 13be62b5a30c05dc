import { useTranslations } from '#texts';
import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Returns functions for the texts about the certification's sections, in the language of the page. */
export function useSections() {
  const t = useTranslations('sections');
  return {
    /** Short name, such as "Type I". */
    nameOf: (group: SectionGroup) => t(`${group}.name`),
    /** Name with the appliances, such as "Type I: Small Appliances". */
    titleOf: (group: SectionGroup) => t(`${group}.title`),
    /** The content of the section in one line. */
    descriptionOf: (group: SectionGroup) => t(`${group}.description`),
  };
}
