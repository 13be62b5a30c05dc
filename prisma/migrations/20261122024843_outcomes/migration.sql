-- AlterTable
ALTER TABLE "attempt_sections" ADD COLUMN     "passed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "session_id" UUID;
