import { AsyncLocalStorage } from 'node:async_hooks';
import { configureGlobal } from 'fast-check';

// Lets generated texts reach their maximum length. By default, a text of up to 400 characters has at most ten.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Next sets this global before it loads anything. Test files share a process, so without this line their order would
// decide whether Next's environment works.
Object.assign(globalThis, { AsyncLocalStorage });
