-- CreateTable
CREATE TABLE "question_translations" (
    "question_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "picture" TEXT NOT NULL DEFAULT '',
    "answers" JSONB NOT NULL,
    "seed_digest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "question_translations_pkey" PRIMARY KEY ("question_id","language","wording")
);

-- AddForeignKey
ALTER TABLE "question_translations" ADD CONSTRAINT "question_translations_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
