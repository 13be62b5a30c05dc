import { MailedPasswordBanner } from '@/components/account/mailed-password-banner';
import { PageHeader } from '@/components/ui/page-header';
import type { SectionView } from '@/lib/bank/contract';
import { Chooser } from './chooser';

interface ChooserPageProps {
  sections: SectionView[] | null;
  usesMailedPassword: boolean;
}

/** The chooser, which two addresses show. */
export function ChooserPage({ sections, usesMailedPassword }: ChooserPageProps) {
  return (
    <>
      <PageHeader title="Choose a test" />
      {usesMailedPassword ? <MailedPasswordBanner /> : null}
      <Chooser initial={sections} />
    </>
  );
}
