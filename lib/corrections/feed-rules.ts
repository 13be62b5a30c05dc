import type { CorrectionView } from './contract';
import { sayCorrection } from './rules';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Matches characters that XML 1.0 forbids (section 2.2). They would make a reader reject the whole feed. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const toXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

interface Site {
  siteUrl: string;
  productName: string;
  /** Current time, which becomes the date of a feed without entries. */
  now: Date;
}

/** Returns when the entry last changed. */
const changedAt = ({ createdAt, takenBackAt }: CorrectionView): string => takenBackAt ?? createdAt;

function writeEntry(correction: CorrectionView, { siteUrl, productName }: Site): string {
  const { id, questionText, why, rule, finder, createdAt } = correction;
  const { title, change } = sayCorrection(correction);
  const thanks = finder === '' ? [] : [`Found by ${finder}. Thank you.`];
  const content = [`Question: ${questionText}`, ...change, `Why: ${why}`, `Rule: ${rule}`, ...thanks].join('\n');
  return `  <entry>
    <id>${toXml(siteUrl)}/corrections#correction-${id}</id>
    <title>${toXml(title)}</title>
    <link href="${toXml(siteUrl)}/corrections#correction-${id}"/>
    <published>${createdAt}</published>
    <updated>${changedAt(correction)}</updated>
    <author><name>${toXml(productName)}</name></author>
    <content type="text">${toXml(content)}</content>
  </entry>`;
}

/** Returns an Atom feed (RFC 4287) of the corrections, in the same words as the page. */
export function writeFeed(corrections: readonly CorrectionView[], site: Site): string {
  const { siteUrl, productName, now } = site;
  const updated = corrections.map(changedAt).sort().at(-1) ?? now.toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${toXml(siteUrl)}/corrections</id>
  <title>Corrections · ${toXml(productName)}</title>
  <link rel="self" href="${toXml(siteUrl)}/corrections.xml"/>
  <link href="${toXml(siteUrl)}/corrections"/>
  <updated>${updated}</updated>
${corrections.map((correction) => writeEntry(correction, site)).join('\n')}
</feed>
`;
}
