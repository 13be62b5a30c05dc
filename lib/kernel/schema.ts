import { z } from 'zod';

// In a browser zod would try `new Function`, which our content security policy refuses and reports.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
