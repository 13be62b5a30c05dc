import { AsyncLocalStorage } from 'node:async_hooks';
import { configureGlobal } from 'fast-check';

// Without this, values stay short whatever length a property allows: a line of at most 400 letters never had more than ten.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// As Next does before anything of it is loaded. Test files share a process, and whether one of them had loaded Next's own
// environment before another needed it was a matter of their order.
Object.assign(globalThis, { AsyncLocalStorage });
