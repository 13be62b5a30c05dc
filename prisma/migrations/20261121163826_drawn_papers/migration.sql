-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "is_paper_drawn" BOOLEAN NOT NULL DEFAULT false;
