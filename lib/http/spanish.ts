import { parseAccept } from 'hono/utils/accept';
import type { Language } from '@/lib/kernel/language';
import ERRORS from '@/messages/errors.json';

/** Returns the language of error messages that a client prefers (`Accept-Language`, RFC 9110). English by default. */
export function preferredLanguage(header: string | null): Language {
  const weightOf = (language: Language) =>
    Math.max(0, ...parseAccept(header ?? '').map(({ type, q }) => (type.split('-')[0] === language ? q : 0)));
  return weightOf('es') > weightOf('en') ? 'es' : 'en';
}

interface Pattern {
  english: RegExp;
  names: string[];
  spanish: string;
}

const NAME = /\{(\w+)\}/g;
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Patterns of texts with values, longest text first: if two patterns match a message, the longer one is more specific.
 */
const PATTERNS: readonly Pattern[] = Object.entries(ERRORS)
  .filter(([english]) => english.includes('{'))
  .sort(([one], [other]) => other.length - one.length)
  .map(([english, spanish]) => ({
    english: new RegExp(
      `^${english
        .split(/\{\w+\}/)
        .map(escapePattern)
        .join('(.+)')}$`,
    ),
    names: [...english.matchAll(NAME)].map(([, name = '']) => name),
    spanish,
  }));

/**
 * Maximum length of a message to translate, in characters. A message may repeat a text of any length that the client
 * sent.
 */
const LONGEST = 1000;

/**
 * Translates an error message, and also the messages that it contains as values. Returns an unknown message unchanged,
 * such as a message of the admin panel, which exists only in English.
 */
export function inSpanish(message: string): string {
  const whole = (ERRORS as Record<string, string>)[message];
  if (whole !== undefined) return whole;
  if (message.length > LONGEST) return message;
  for (const { english, names, spanish } of PATTERNS) {
    const found = english.exec(message);
    if (found) return spanish.replace(NAME, (_match, name: string) => inSpanish(found[names.indexOf(name) + 1] ?? ''));
  }
  return message;
}
