import { AsyncLocalStorage } from 'node:async_hooks';
import { configureGlobal } from 'fast-check';

// Lets generated values reach their maximum length. By default a text of up to 400 characters never had more than ten.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Next sets this before it loads anything. Test files share a process, so otherwise their order decides whether one of
// them has loaded Next's environment before another needs it.
Object.assign(globalThis, { AsyncLocalStorage });
