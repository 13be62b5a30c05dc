'use client';

import './globals.css';

/** Error page for a failure of the root layout, in both languages, because the build renders it without a path. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-4 text-center">
          <title>Something went wrong</title>
          <h1 className="font-bold text-3xl">Something went wrong</h1>
          <p className="text-muted-foreground">This page couldn't load. Your answers are safe.</p>
          <p lang="es">No se pudo cargar esta página. Sus respuestas están a salvo.</p>
          <button
            type="button"
            onClick={retry}
            className="h-12 rounded-lg bg-primary px-5 font-semibold text-primary-foreground"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
