import 'server-only';
import type { Problem } from '@/lib/kernel/problem';

const HEADERS = { 'cache-control': 'no-store' };

export function success(data: unknown, status: number): Response {
  if (status === 204) return new Response(null, { status, headers: HEADERS });
  return Response.json({ success: true, data }, { status, headers: HEADERS });
}

export function failure(problem: Problem, requestId: string): Response {
  const headers = new Headers(HEADERS);
  if (problem.retryAfterSeconds !== undefined) headers.set('retry-after', String(problem.retryAfterSeconds));
  const isUnexpected = problem.status >= 500;
  return Response.json(
    {
      success: false,
      message: problem.message,
      error: problem.code,
      ...(problem.fields ? { fields: problem.fields } : {}),
      ...(isUnexpected ? { requestId } : {}),
    },
    { status: problem.status, headers },
  );
}
