import { z } from '@/lib/kernel/schema';

/** The drawing of a question: an SVG that `checkPicture` has nothing against, and what it shows in words. */
export const pictureView = z.object({ svg: z.string(), description: z.string() });
export type Picture = z.infer<typeof pictureView>;
