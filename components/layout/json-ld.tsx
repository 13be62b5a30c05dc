/** Structured data for search engines. Escapes `<`, so that no text can close the script element. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON with `<` escaped; React would escape quotes too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
