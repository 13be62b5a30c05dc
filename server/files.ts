import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Answers with a file or a light page of the build, or hands on. */
export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

function cacheControl(path: string): string {
  // Their names change with their content.
  if (path.startsWith('/_next/static/')) return YEAR;
  return /^\/(icons\/|favicon\.ico$)/.test(path) ? DAY : 'public, max-age=0, must-revalidate';
}

/** `folder`: what the build wrote, each file beside its compressed forms. */
export function openFiles(folder: string): Files {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControl(path));
      // The library knows no such type.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    },
  });
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Inside the app Next answers with the part of a page that changes.
    if (isRead && !request.headers.rsc) serve(request, response, next);
    else next();
  };
}

/** In development Next serves files, too. */
export const noFiles: Files = (_request, _response, next) => next();
