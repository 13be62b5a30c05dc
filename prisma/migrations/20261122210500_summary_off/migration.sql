-- AlterTable
ALTER TABLE "report_summaries" ADD COLUMN     "is_on" BOOLEAN NOT NULL DEFAULT true;
