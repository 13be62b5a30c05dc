-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "open_book" BOOLEAN NOT NULL DEFAULT false;
