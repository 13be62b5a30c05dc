-- AlterTable
ALTER TABLE "corrections" ADD COLUMN     "counted_until" UUID;

-- CreateIndex
CREATE INDEX "learner_questions_question_id_user_id_idx" ON "learner_questions"("question_id", "user_id");
