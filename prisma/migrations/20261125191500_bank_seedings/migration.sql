-- CreateTable
CREATE TABLE "bank_seedings" (
    "version" TEXT NOT NULL,
    "seeded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_seedings_pkey" PRIMARY KEY ("version")
);
