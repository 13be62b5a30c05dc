import { classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

export const getCertificate = {
  summary:
    'A certificate of completion as a PDF, for those who teach the class and for the student: which of its tests the student has finished at or above the instructor’s mark. It is no EPA Section 608 certification',
  params: z.strictObject({ id: classId, placeId }),
  data: z.instanceof(Blob),
};
