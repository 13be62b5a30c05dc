-- AlterTable
ALTER TABLE "exam_outcomes" ADD COLUMN     "entered_in" UUID;

-- CreateTable
CREATE TABLE "class_outcomes" (
    "place_id" UUID NOT NULL,
    "exam_date" DATE NOT NULL,
    "section_id" INTEGER NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "correct" SMALLINT,

    CONSTRAINT "class_outcomes_pkey" PRIMARY KEY ("place_id","exam_date","section_id")
);

-- CreateTable
CREATE TABLE "settled_exams" (
    "user_id" UUID NOT NULL,
    "exam_date" DATE NOT NULL,

    CONSTRAINT "settled_exams_pkey" PRIMARY KEY ("user_id","exam_date")
);

-- AddForeignKey
ALTER TABLE "class_outcomes" ADD CONSTRAINT "class_outcomes_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "class_places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settled_exams" ADD CONSTRAINT "settled_exams_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
