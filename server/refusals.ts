import { type IncomingMessage, ServerResponse } from 'node:http';
import { readLanguage } from '@/lib/kernel/language';
import { PLAIN_TEXTS, plainPage } from '@/lib/kernel/plain-page';
import { PROBLEMS, type ProblemCode } from '@/lib/kernel/problem';
import ERRORS from '@/messages/errors.json' with { type: 'json' };

/**
 * Responses with which the front server refuses a request: JSON in the product's format for endpoints, a small page for
 * everything else.
 */
export interface Refusal {
  status: number;
  code: ProblemCode | 'NOT_IMPLEMENTED';
  message: string;
  retrySeconds?: number;
  /** Methods that the path allows, if the method was refused. */
  allow?: string;
}

export const refusal = (code: ProblemCode, message: string): Refusal => ({ status: PROBLEMS[code], code, message });

const BUSY = 'Too many requests at once. Try again in a few seconds.';
export const TOO_BUSY: Refusal = { ...refusal('UNAVAILABLE', BUSY), retrySeconds: 5 };

function renderPage(path: string, { message, retrySeconds }: Refusal): string {
  const { language } = readLanguage(path);
  const { oneMoment, cannotBeShown } = PLAIN_TEXTS[language];
  const spanish = language === 'es' ? (ERRORS as Record<string, string>)[message] : undefined;
  return plainPage({
    language,
    title: retrySeconds ? oneMoment : cannotBeShown,
    sentence: spanish ?? message,
    retrySeconds,
  });
}

/** Sends the refusal immediately. Node reads the rest of the request's body and discards it. */
export function refuse(request: IncomingMessage, response: ServerResponse, why: Refusal & { isApi: boolean }): void {
  const { isApi, status, code, message, retrySeconds, allow } = why;
  const body = isApi ? JSON.stringify({ success: false, message, error: code }) : renderPage(request.url ?? '', why);
  if (!isApi) response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (retrySeconds !== undefined) response.setHeader('retry-after', retrySeconds);
  if (allow) response.setHeader('allow', allow);
  response.setHeader('content-type', isApi ? 'application/json' : 'text/html; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Response that sends 503 instead of Next's 500 if the database was unavailable. `lib/http/page-error.ts` sets the
 * header that says so.
 */
export class PageResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const isAway = status === 500 && this.req.headers['x-coldpass-failure'] === 'database';
    if (isAway) this.setHeader('retry-after', '3').setHeader('cache-control', 'no-store');
    return Reflect.apply(super.writeHead, this, [isAway ? 503 : status, ...rest]);
  }
}
