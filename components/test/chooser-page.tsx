import { MailedPasswordBanner } from '@/components/account/mailed-password-banner';
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
      <h1 className="mb-6 font-bold text-3xl">Choose a test</h1>
      {usesMailedPassword ? <MailedPasswordBanner /> : null}
      <Chooser initial={sections} />
    </>
  );
}
