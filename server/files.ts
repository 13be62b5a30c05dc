import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Serves a static file or a light page, else calls `next`. `folder` has every file of the build, and compressed. */
export function openFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // Names below this folder change with the content of the file.
      const age = path.startsWith('/_next/static/') ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
      response.setHeader('cache-control', `public, ${age}`);
      // The library has no content type for .ico files.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
      // The library does not close the file when the client cancels the download.
      response.once('pipe', (file) => response.once('close', () => file.destroy()));
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The library throws at an invalid range, and no file is so large that a client needs only a part of it.
    delete request.headers.range;
    // Navigation inside the app is answered by Next, which sends only the part of a page that changes.
    return isRead && !request.headers.rsc ? serve(request, response, next) : next();
  };
}
