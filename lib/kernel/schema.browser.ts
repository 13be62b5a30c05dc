import type { z as Zod } from 'zod';

/**
 * What `#schema` is in the browser. A page calls endpoints by their declarations and lets the server check what it sends, so
 * there a schema only has to exist: whatever is asked of it, it answers with itself. It spares each page a third of what it
 * would load. A form that checks before it sends takes `z` from `@/lib/kernel/schema`.
 */
const schema: unknown = new Proxy(() => schema, { get: () => schema, apply: () => schema });

export const z = schema as typeof Zod;
