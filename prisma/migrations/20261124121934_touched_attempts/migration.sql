-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "touched_at" TIMESTAMPTZ(3);
