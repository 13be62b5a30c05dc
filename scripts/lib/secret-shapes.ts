/** How secrets look that people commit by mistake. Values made for tests and examples are told apart by their host or their words. */
export const SECRET_SHAPES = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g,
  /\bxox[abprs]-[\w-]{10,}/g,
  /\bsk_live_[A-Za-z0-9]{20,}\b/g,
  /\bAIza[\w-]{35}\b/g,
  /\b(?:postgres(?:ql)?|smtps?|mysql|redis|mongodb):\/\/[^\s:/@$"'`{}]+:[^\s:/@$"'`{}]{8,}@[\w.-]+/g,
];

const HARMLESS =
  /@(?:localhost|127\.0\.0\.1|database|db|host|mailpit|[\w.-]+\.(?:test|example))(?![\w.-])|:(?:password|secret|example)@/i;

export const secretsIn = (text: string): string[] =>
  SECRET_SHAPES.flatMap((shape) => text.match(shape) ?? []).filter((found) => !HARMLESS.test(found));
