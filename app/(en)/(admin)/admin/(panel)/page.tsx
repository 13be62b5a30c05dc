import type { Metadata } from 'next';
import { WaitingPage } from '@/components/admin/waiting-page';
import { requirePageAdmin } from '@/lib/session/page-viewer';

export const metadata: Metadata = { title: 'Admin panel', robots: { index: false } };

export default async function Page() {
  await requirePageAdmin('/admin');
  return <WaitingPage />;
}
