-- State of a question's translation before an import changed it, so that the import can be undone.
CREATE TABLE "imported_translations" (
    "import_id" UUID NOT NULL,
    "question_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "former" JSONB,

    CONSTRAINT "imported_translations_pkey" PRIMARY KEY ("import_id","question_id","language")
);

CREATE INDEX "imported_translations_question_id_idx" ON "imported_translations"("question_id");

ALTER TABLE "imported_translations" ADD CONSTRAINT "imported_translations_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "question_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "imported_translations" ADD CONSTRAINT "imported_translations_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
