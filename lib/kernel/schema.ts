import { z } from 'zod';

// JIT is off, because zod would try `new Function` in a browser, which our content security policy refuses and reports.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
