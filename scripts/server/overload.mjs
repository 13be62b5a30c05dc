/**
 * Turns requests away before they cost Next anything, once more arrive than get finished: Next needs half as long to refuse one as
 * to serve it, and those that wait for too long would be refused in the end, after all the work.
 */

/** So many must be waiting: a few that are slow by nature say nothing about the others. */
const MANY = 16;
/** Waiting requests hold memory, so that a rush is cut off before anybody has waited long. */
const MOST = 1_000;
/** How long the longest of those may have waited while another is let in, by what is lost when it is not. */
const PATIENCE_MS = { answer: 1_500, page: 1_000, figures: 500 };

const BUSY = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The service is busy or restarting. Try again in a few seconds.',
  retryAfterSeconds: 2,
};

/** Null for what is never turned away. */
function patienceFor({ method }, path) {
  if (path.startsWith('/api/health/')) return null;
  // Saves an answer, ends a test, or renews the token without which neither could be sent.
  if (/^\/api\/test\/(answer|[^/]+\/finish)$|^\/auth\/refresh$/.test(path)) return PATIENCE_MS.answer;
  // Passwords have a queue of their own, in which hundreds may wait without holding anybody up.
  if (path.startsWith('/auth/') && method !== 'GET') return null;
  return path.startsWith('/analytics/') ? PATIENCE_MS.figures : PATIENCE_MS.page;
}

/** `now` in milliseconds. */
export function createValve(now = () => performance.now()) {
  /** Since when each response has been waited for, the longest first. */
  const waiting = new Map();

  /** How long the sixteenth of them has been waiting, 0 when there are fewer. */
  const waitOfMany = () => {
    let count = 0;
    for (const [response, since] of waiting) {
      // What is left is sending, at the pace of whoever reads.
      if (response.headersSent) waiting.delete(response);
      else if (++count === MANY) return now() - since;
    }
    return 0;
  };

  return {
    /** The refusal, or null for a request that may go on. */
    admit(request, response, path) {
      const patience = patienceFor(request, path);
      if (patience === null) return null;
      if (waitOfMany() > patience || waiting.size >= MOST) return BUSY;
      const begin = () => {
        if (!response.headersSent && !response.destroyed) waiting.set(response, now());
      };
      // While a body arrives it is the sender who takes the time.
      if (hasBody(request)) request.once('end', begin);
      else begin();
      response.once('close', () => waiting.delete(response));
      return null;
    },
  };
}

const hasBody = ({ headers }) => Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
