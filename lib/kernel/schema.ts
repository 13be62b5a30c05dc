import { z } from 'zod';

// JIT is off in browsers, because zod would call `new Function`, which the content security policy blocks and reports.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
