-- CreateTable
CREATE TABLE "first_answer_totals" (
    "id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "revision_id" INTEGER NOT NULL,
    "answer_ids" INTEGER[],
    "is_correct" BOOLEAN NOT NULL,
    "answered" INTEGER NOT NULL,
    "rated" INTEGER NOT NULL,
    "share_sum" DOUBLE PRECISION NOT NULL,
    "share_square_sum" DOUBLE PRECISION NOT NULL,
    "good" INTEGER NOT NULL,

    CONSTRAINT "first_answer_totals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "first_answer_totals_question_id_idx" ON "first_answer_totals"("question_id");
