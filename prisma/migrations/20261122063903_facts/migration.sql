-- AlterEnum
ALTER TYPE "question_state" ADD VALUE 'in_review';

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "review_reason" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "facts" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "unit" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "in_force_from" DATE,
    "in_force_until" DATE,
    "checked_on" DATE,
    "check_again_by" DATE NOT NULL,
    "check_every_months" SMALLINT NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_facts" (
    "fact_id" TEXT NOT NULL,
    "question_id" INTEGER NOT NULL,

    CONSTRAINT "question_facts_pkey" PRIMARY KEY ("fact_id","question_id")
);

-- CreateIndex
CREATE INDEX "facts_check_again_by_idx" ON "facts"("check_again_by");

-- CreateIndex
CREATE INDEX "question_facts_question_id_idx" ON "question_facts"("question_id");

-- AddForeignKey
ALTER TABLE "question_facts" ADD CONSTRAINT "question_facts_fact_id_fkey" FOREIGN KEY ("fact_id") REFERENCES "facts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_facts" ADD CONSTRAINT "question_facts_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
