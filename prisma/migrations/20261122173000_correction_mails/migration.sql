-- AlterTable
ALTER TABLE "study_plans" ADD COLUMN     "corrections_mailed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "correction_notices" ADD COLUMN     "mailed_at" TIMESTAMPTZ(3);
