-- AlterTable
ALTER TABLE "question_reports" ADD COLUMN     "answer_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "report_summaries" (
    "user_id" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    "sent_on" DATE,
    "unsubscribe_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_summaries_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "report_summaries_unsubscribe_token_key" ON "report_summaries"("unsubscribe_token");

-- AddForeignKey
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
