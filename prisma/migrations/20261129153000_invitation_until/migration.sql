-- AlterTable
ALTER TABLE "classes" ADD COLUMN     "colleague_code_until" TIMESTAMPTZ(3);

-- Invitations from before this release end like new ones.
UPDATE "classes" SET "colleague_code_until" = now() + interval '7 days' WHERE "colleague_code" IS NOT NULL;
