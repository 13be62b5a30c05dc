-- CreateTable
CREATE TABLE "carry_codes" (
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carry_codes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "carry_codes_hash_key" ON "carry_codes"("hash");

-- CreateIndex
CREATE INDEX "carry_codes_session_id_idx" ON "carry_codes"("session_id");

-- CreateIndex
CREATE INDEX "carry_codes_expires_at_idx" ON "carry_codes"("expires_at");

-- AddForeignKey
ALTER TABLE "carry_codes" ADD CONSTRAINT "carry_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carry_codes" ADD CONSTRAINT "carry_codes_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
