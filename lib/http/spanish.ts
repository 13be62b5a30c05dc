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

/** Texts with values, those with the most words first: of two patterns that match, the longer one says more. */
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

/** Longest message to translate, in characters. A message may repeat what the client sent, of any length. */
const LONGEST = 1000;

/**
 * Translates an error message and the messages that are its values. Returns an unknown message unchanged: those of the
 * admin panel are in English.
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
