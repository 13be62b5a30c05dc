import { AsyncLocalStorage } from 'node:async_hooks';
import { configureGlobal } from 'fast-check';

// Lets generated texts reach their maximum length. By default, fast-check generates at most ten characters, even if up
// to 400 are allowed.
configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });

// Sets a global that Next sets before it loads anything. Test files share a process, so without this line the result of
// some tests would depend on the order of the files.
Object.assign(globalThis, { AsyncLocalStorage });
