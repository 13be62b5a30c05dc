/** Facts about a page for search engines. Data, never run; `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with `<` escaped; React would escape the quotes too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
