-- CreateEnum
CREATE TYPE "page_language" AS ENUM ('en', 'es');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "language" "page_language";
