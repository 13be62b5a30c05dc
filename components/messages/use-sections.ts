import { useTranslations } from '#texts';
import { SECTIONS } from '@/lib/kernel/exam';
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

/**
 * Returns a function that names a section. Sections that an admin has added or renamed have the name that the server
 * sent.
 */
export function useSectionName(): (id: number, sentName?: string) => string {
  const t = useTranslations('sections');
  return (id, sentName) => {
    const section = SECTIONS.find((one) => one.id === id);
    if (section && (sentName ?? section.name) === section.name) return t(`${section.group}.name`);
    return sentName ?? t('other');
  };
}

/** Returns a function that names a section by the English name that the server sent, without an id. */
export function useSentSectionName(): (sentName: string) => string {
  const t = useTranslations('sections');
  return (sentName) => {
    const section = SECTIONS.find(({ name }) => name === sentName);
    return section ? t(`${section.group}.name`) : sentName;
  };
}
