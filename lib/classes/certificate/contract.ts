import { classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

export const getCertificate = {
  summary:
    'Certificate of completion as a PDF, for the student and the instructors of the class. It lists the tests finished at or above the instructor’s mark, and is no EPA Section 608 certification',
  params: z.strictObject({ id: classId, placeId }),
  data: z.instanceof(Blob),
};
