-- CreateEnum
CREATE TYPE "question_tier" AS ENUM ('exam', 'deeper');

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "fact" TEXT,
ADD COLUMN     "tier" "question_tier" NOT NULL DEFAULT 'exam';
