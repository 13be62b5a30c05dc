import { z } from '@/lib/kernel/schema';

/** Drawing of a question: an SVG that `checkPicture` accepts, and its description. */
export const pictureView = z.object({ svg: z.string(), description: z.string() });
export type Picture = z.infer<typeof pictureView>;
