import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { SpanishExam } from '@/components/study/spanish-exam';
import { PageHeader } from '@/components/ui/page-header';
import { listExamTerms, SPANISH_EXAM } from '@/lib/study/guides/spanish-exam';

export const metadata: Metadata = {
  title: 'El examen EPA 608 en español',
  description:
    'Qué es el examen EPA Sección 608, cómo se toma, en qué idioma, y las palabras en inglés que conviene conocer. Cada respuesta con su fuente.',
  alternates: { canonical: '/es/examen' },
};

export default function Page() {
  return (
    <PageFrame>
      <PageHeader
        title="El examen en español"
        subtitle="Qué es, cómo se toma, en qué idioma, y las palabras en inglés que conviene conocer."
      />
      <SpanishExam topics={SPANISH_EXAM} terms={listExamTerms()} />
    </PageFrame>
  );
}
