import type { Metadata } from 'next';
import { ChooserPage } from '@/components/test/chooser-page';
import { loadUsesMailedPassword } from '@/lib/account/loader';
import { loadSections } from '@/lib/bank/loader';

export const metadata: Metadata = { title: 'Choose a test' };

export default async function Page() {
  const usesMailedPassword = await loadUsesMailedPassword('/tests');
  return <ChooserPage sections={await loadSections()} usesMailedPassword={usesMailedPassword} />;
}
