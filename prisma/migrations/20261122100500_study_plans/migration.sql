-- AlterTable
ALTER TABLE "attempt_questions" ADD COLUMN     "sure" BOOLEAN;

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "expected" REAL,
ADD COLUMN     "fitted_difficulty" REAL;

-- CreateTable
CREATE TABLE "study_plans" (
    "user_id" UUID NOT NULL,
    "chosen_at" TIMESTAMPTZ(3),
    "exam_date" DATE,
    "section_ids" INTEGER[],
    "minutes_per_day" SMALLINT NOT NULL,
    "study_days" INTEGER[],
    "time_zone" TEXT NOT NULL,
    "one_tap" BOOLEAN NOT NULL DEFAULT false,
    "reminder_hour" SMALLINT,
    "reminded_on" DATE,
    "unfollowed" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "study_plans_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "study_days" (
    "user_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "sets" JSONB NOT NULL,
    "planned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "study_days_pkey" PRIMARY KEY ("user_id","date")
);

-- CreateIndex
CREATE INDEX "study_plans_reminder_hour_idx" ON "study_plans"("reminder_hour");

-- AddForeignKey
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
