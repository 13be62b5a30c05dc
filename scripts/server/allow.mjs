import { isApiPath } from './admission.mjs';

/** RFC 9110 §15.5.6: who is refused a method is told which ones there are. Next says nothing of it. */

const PAGES = 'GET, HEAD';

/** @param {string} path of a route, with `{name}` placeholders */
const toPattern = (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** @type {{ pattern: RegExp, allowed: string }[] | undefined} */
let known;

/** Literal paths first: `/questions/duplicates` is no question. */
function listKnown() {
  const declared = globalThis.__coldpassMethods;
  if (!declared) return [];
  known ??= Object.entries(declared)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, methods]) => ({
      pattern: toPattern(path),
      allowed: (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', '),
    }));
  return known;
}

/** The methods of what is at a path, as the `Allow` header has them; null where nothing is known of it. */
export function allowedAt(path) {
  if (!isApiPath(path)) return PAGES;
  // The dashboard's endpoints answer below /auth too.
  const canonical = path.replace(/^\/auth(?=\/analytics\/)/, '');
  return listKnown().find(({ pattern }) => pattern.test(canonical))?.allowed ?? null;
}
