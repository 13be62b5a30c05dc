import { z } from 'zod';

// In a browser zod would try `new Function`, which our content security policy refuses and reports. Imported by every file that
// builds schemas for both sides, since the first schema of a page decides.
if (typeof window !== 'undefined') z.config({ jitless: true });
