import type { Metadata } from 'next';
import { ForInstructors } from '@/components/classes/for-instructors';
import { PageFrame } from '@/components/layout/page-frame';

export const metadata: Metadata = {
  title: 'For instructors',
  description:
    'Run an EPA Section 608 class: students join by a code without an email address, you assign tests, ask the room, and see who needs help with what. Free.',
  alternates: { canonical: '/for-instructors' },
};

export default function Page() {
  return (
    <PageFrame>
      <ForInstructors />
    </PageFrame>
  );
}
