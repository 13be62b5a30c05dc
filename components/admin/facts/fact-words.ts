import type { FactView } from '@/lib/facts/contract';

/** Formats a calendar day independently of the reader's time zone. */
export const dayWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function forceWords({ inForceFrom, inForceUntil }: Pick<FactView, 'inForceFrom' | 'inForceUntil'>): string {
  const from = inForceFrom ? `from ${dayWords(inForceFrom)}` : '';
  const until = inForceUntil ? `until ${dayWords(inForceUntil)}` : '';
  return [from, until].filter(Boolean).join(' ') || 'No date given';
}

export const BASIS_WORDS: Readonly<Record<string, string>> = {
  official: 'Official text',
  industry: 'Industry source',
  calculated: 'Calculated',
  training: 'Training material',
  recalled: 'Recalled, not seen in a source',
};
