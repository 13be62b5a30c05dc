import { AsyncLocalStorage } from 'node:async_hooks';
import { configureGlobal } from 'fast-check';

// Values stay short by default, whatever length a property allows: a text of at most 400 characters never had more than
// ten.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Next sets this before it loads anything. Test files share a process, so otherwise their order decides whether one of
// them has loaded Next's environment before another needs it.
Object.assign(globalThis, { AsyncLocalStorage });
