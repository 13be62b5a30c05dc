-- CreateEnum
CREATE TYPE "praise_status" AS ENUM ('waiting', 'approved', 'declined');

-- CreateTable
CREATE TABLE "praise" (
    "user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "trade" TEXT NOT NULL,
    "status" "praise_status" NOT NULL DEFAULT 'waiting',
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "praise_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "praise_status_written_at_idx" ON "praise"("status", "written_at");

-- AddForeignKey
ALTER TABLE "praise" ADD CONSTRAINT "praise_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
