-- CreateTable
CREATE TABLE "question_imports" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "format" TEXT NOT NULL,
    "added" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "question_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_questions" (
    "import_id" UUID NOT NULL,
    "question_id" INTEGER NOT NULL,
    "revision_id" INTEGER NOT NULL,
    "former_revision_id" INTEGER,
    "former" JSONB,
    "is_slip" BOOLEAN NOT NULL DEFAULT false,
    "correction_id" INTEGER,

    CONSTRAINT "imported_questions_pkey" PRIMARY KEY ("import_id","question_id")
);

-- CreateIndex
CREATE INDEX "question_imports_created_at_idx" ON "question_imports"("created_at");

-- CreateIndex
CREATE INDEX "question_imports_actor_id_idx" ON "question_imports"("actor_id");

-- CreateIndex
CREATE INDEX "imported_questions_question_id_idx" ON "imported_questions"("question_id");

-- AddForeignKey
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_questions" ADD CONSTRAINT "imported_questions_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "question_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_questions" ADD CONSTRAINT "imported_questions_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
