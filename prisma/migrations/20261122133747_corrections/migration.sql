-- CreateEnum
CREATE TYPE "correction_kind" AS ENUM ('key', 'withdrawn', 'fact');

-- CreateEnum
CREATE TYPE "fair_mark" AS ENUM ('right', 'out');

-- AlterTable
ALTER TABLE "attempt_questions" ADD COLUMN     "fair" "fair_mark";

-- AlterTable
ALTER TABLE "attempt_sections" ADD COLUMN     "fair_answered" INTEGER,
ADD COLUMN     "fair_correct" INTEGER,
ADD COLUMN     "fair_passed" BOOLEAN,
ADD COLUMN     "fair_total" INTEGER;

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "fair_answered" INTEGER,
ADD COLUMN     "fair_correct" INTEGER,
ADD COLUMN     "fair_percentage" INTEGER,
ADD COLUMN     "fair_successful" BOOLEAN,
ADD COLUMN     "fair_total" INTEGER;

-- CreateTable
CREATE TABLE "corrections" (
    "id" SERIAL NOT NULL,
    "slug" TEXT,
    "question_id" INTEGER NOT NULL,
    "kind" "correction_kind" NOT NULL,
    "since_revision" INTEGER NOT NULL,
    "until_revision" INTEGER NOT NULL,
    "right_revision" INTEGER,
    "restored_revision" INTEGER,
    "question_text" TEXT NOT NULL,
    "said" TEXT[],
    "right" TEXT[],
    "since_at" TIMESTAMPTZ(3) NOT NULL,
    "why" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "finder" TEXT NOT NULL DEFAULT '',
    "made_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_back_at" TIMESTAMPTZ(3),
    "taken_back_why" TEXT NOT NULL DEFAULT '',
    "settled_until" UUID,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "corrections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "correction_notices" (
    "user_id" UUID NOT NULL,
    "correction_id" INTEGER NOT NULL,
    "attempt_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "correction_notices_pkey" PRIMARY KEY ("user_id","correction_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "corrections_slug_key" ON "corrections"("slug");

-- CreateIndex
CREATE INDEX "corrections_question_id_idx" ON "corrections"("question_id");

-- CreateIndex
CREATE INDEX "corrections_made_by_id_idx" ON "corrections"("made_by_id");

-- CreateIndex
CREATE INDEX "corrections_created_at_idx" ON "corrections"("created_at");

-- CreateIndex
CREATE INDEX "correction_notices_correction_id_idx" ON "correction_notices"("correction_id");

-- CreateIndex
CREATE INDEX "attempt_questions_question_id_attempt_id_idx" ON "attempt_questions"("question_id", "attempt_id");

-- AddForeignKey
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "correction_notices" ADD CONSTRAINT "correction_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "correction_notices" ADD CONSTRAINT "correction_notices_correction_id_fkey" FOREIGN KEY ("correction_id") REFERENCES "corrections"("id") ON DELETE CASCADE ON UPDATE CASCADE;
