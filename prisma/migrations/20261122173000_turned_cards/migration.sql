-- CreateTable
CREATE TABLE "turned_cards" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "fact_id" TEXT NOT NULL,
    "is_known" BOOLEAN NOT NULL,
    "turned_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "turned_cards_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "turned_cards_user_id_turned_at_idx" ON "turned_cards"("user_id", "turned_at");

-- AddForeignKey
ALTER TABLE "turned_cards" ADD CONSTRAINT "turned_cards_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
