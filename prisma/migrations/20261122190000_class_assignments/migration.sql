-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "assignment_id" UUID;

-- AlterTable
ALTER TABLE "class_places" ADD COLUMN     "time_factor" REAL NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "class_assignments" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "test_type" "test_type" NOT NULL,
    "section_ids" INTEGER[],
    "question_count" SMALLINT NOT NULL,
    "same_paper" BOOLEAN NOT NULL,
    "question_ids" INTEGER[],
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3),
    "attempts" SMALLINT,
    "time_factor" REAL NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_papers" (
    "assignment_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "question_ids" INTEGER[],

    CONSTRAINT "class_papers_pkey" PRIMARY KEY ("assignment_id","user_id")
);

-- CreateIndex
CREATE INDEX "class_assignments_class_id_idx" ON "class_assignments"("class_id");

-- CreateIndex
CREATE INDEX "class_papers_user_id_idx" ON "class_papers"("user_id");

-- CreateIndex
CREATE INDEX "attempts_assignment_id_user_id_idx" ON "attempts"("assignment_id", "user_id");

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "class_assignments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_assignments" ADD CONSTRAINT "class_assignments_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_papers" ADD CONSTRAINT "class_papers_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "class_assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_papers" ADD CONSTRAINT "class_papers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
