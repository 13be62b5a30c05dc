-- AlterTable
ALTER TABLE "question_revisions" ADD COLUMN     "picture" JSONB;
