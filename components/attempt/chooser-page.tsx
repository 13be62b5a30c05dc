import { useTranslations } from '#texts';
import { MailedPasswordBanner } from '@/components/account/mailed-password-banner';
import { TodayCard } from '@/components/today/today-card';
import { PageHeader } from '@/components/ui/page-header';
import type { SectionView } from '@/lib/bank/contract';
import { Chooser } from './chooser';

export interface ChooserPageProps {
  sections: SectionView[] | null;
  /** Ids of the sections in the learner's plan. Null without a chosen plan. */
  planned: readonly number[] | null;
  usesMailedPassword: boolean;
  /** Query parameters of the URL. */
  search: Readonly<Record<string, string | string[] | undefined>>;
}

/** Test chooser, shown at `/tests` and `/test-selection`. */
export function ChooserPage({ sections, planned, usesMailedPassword, search }: ChooserPageProps) {
  const t = useTranslations('attempt');
  return (
    <>
      <PageHeader title={t('chooseATest')} />
      {usesMailedPassword ? <MailedPasswordBanner /> : null}
      <TodayCard />
      <Chooser initial={sections} planned={planned} madeFor={toQuery(search)} />
    </>
  );
}

const toQuery = (search: ChooserPageProps['search']): string =>
  new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
