import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a static file or a light page, otherwise calls `next`. `folder` contains every static file of the build, and
 * compressed copies of them.
 */
export function openFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // Files below this folder have a hash of their content in their name, so they never change.
      const age = path.startsWith('/_next/static/') ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
      response.setHeader('cache-control', `public, ${age}`);
      // The library has no content type for .ico files.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      // Closes the file when the client cancels the download, because the library does not.
      response.once('pipe', (file) => response.once('close', () => file.destroy()));
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Ignores the range: the library throws at an invalid one, and no file is so large that a client needs only a part.
    delete request.headers.range;
    // Next answers navigation inside the app, because it sends only the part of the page that changes.
    return isRead && !request.headers.rsc ? serve(request, response, next) : next();
  };
}
