-- AlterTable
ALTER TABLE "refresh_tokens" ADD COLUMN     "doubt" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "doubt_before" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "used_at" TIMESTAMPTZ(3);
