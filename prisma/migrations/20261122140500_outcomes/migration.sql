-- AlterTable
ALTER TABLE "study_plans" ADD COLUMN     "outcome_asked_for" DATE;

-- CreateTable
CREATE TABLE "told_chances" (
    "user_id" UUID NOT NULL,
    "exam_date" DATE NOT NULL,
    "section_id" INTEGER NOT NULL,
    "chance" SMALLINT NOT NULL,
    "low" SMALLINT NOT NULL,
    "high" SMALLINT NOT NULL,
    "told_on" DATE NOT NULL,

    CONSTRAINT "told_chances_pkey" PRIMARY KEY ("user_id","exam_date","section_id")
);

-- CreateTable
CREATE TABLE "exam_outcomes" (
    "user_id" UUID NOT NULL,
    "exam_date" DATE NOT NULL,
    "section_id" INTEGER NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "correct" SMALLINT,
    "chance" SMALLINT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exam_outcomes_pkey" PRIMARY KEY ("user_id","exam_date","section_id")
);

-- CreateIndex
CREATE INDEX "told_chances_exam_date_idx" ON "told_chances"("exam_date");

-- AddForeignKey
ALTER TABLE "told_chances" ADD CONSTRAINT "told_chances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_outcomes" ADD CONSTRAINT "exam_outcomes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
