'use client';

import { usePathname } from 'next/navigation';
import { readLanguage } from '@/lib/kernel/language';
import './globals.css';

/** The texts of this page. The failed layout would have provided those of `messages`, which say the same. */
const TEXTS = {
  en: {
    title: 'Something went wrong',
    text: "This page couldn't load. Your answers are safe.",
    retry: 'Try again',
  },
  es: {
    title: 'Algo salió mal',
    text: 'No se pudo cargar esta página. Sus respuestas están a salvo.',
    retry: 'Intentar de nuevo',
  },
} as const;

/** Error page for a failure of the root layout, in the language of the path. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  const { language } = readLanguage(usePathname() ?? '/');
  const texts = TEXTS[language];
  return (
    <html lang={language}>
      <body>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-4 text-center">
          <title>{texts.title}</title>
          <h1 className="font-bold text-3xl">{texts.title}</h1>
          <p className="text-muted-foreground">{texts.text}</p>
          <button
            type="button"
            onClick={retry}
            className="h-12 rounded-lg bg-primary px-5 font-semibold text-primary-foreground"
          >
            {texts.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
