-- AlterEnum
ALTER TYPE "question_tier" ADD VALUE 'beyond';
