-- Rows that are changed after they were written, by an answer, by a finish and by corrections: with room on their page the new version
-- stays there, and no index has to be written.
ALTER TABLE "attempts" SET (fillfactor = 85);
ALTER TABLE "attempt_questions" SET (fillfactor = 85);
ALTER TABLE "attempt_sections" SET (fillfactor = 85);
ALTER TABLE "learner_questions" SET (fillfactor = 85);

-- The indexes by question and attempt, and by question and learner, begin with the same column.
-- DropIndex
DROP INDEX "attempt_questions_question_id_idx";

-- DropIndex
DROP INDEX "learner_questions_question_id_idx";
