import { z } from '@/lib/kernel/schema';

/** A question's drawing: an SVG that `checkPicture` accepts, and its text alternative. */
export const pictureView = z.object({ svg: z.string(), description: z.string() });
export type Picture = z.infer<typeof pictureView>;
