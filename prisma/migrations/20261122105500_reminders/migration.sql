-- AlterTable
ALTER TABLE "study_plans" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "unsubscribe_token" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "study_plans_unsubscribe_token_key" ON "study_plans"("unsubscribe_token");
