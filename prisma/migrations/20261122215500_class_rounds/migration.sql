-- CreateTable
CREATE TABLE "class_rounds" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "revision_ids" INTEGER[],
    "turn" SMALLINT NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_round_answers" (
    "round_id" UUID NOT NULL,
    "place" SMALLINT NOT NULL,
    "user_id" UUID NOT NULL,
    "option_ids" INTEGER[],

    CONSTRAINT "class_round_answers_pkey" PRIMARY KEY ("round_id","place","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "class_rounds_class_id_key" ON "class_rounds"("class_id");

-- CreateIndex
CREATE INDEX "class_rounds_started_at_idx" ON "class_rounds"("started_at");

-- CreateIndex
CREATE INDEX "class_round_answers_user_id_idx" ON "class_round_answers"("user_id");

-- AddForeignKey
ALTER TABLE "class_rounds" ADD CONSTRAINT "class_rounds_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_round_answers" ADD CONSTRAINT "class_round_answers_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "class_rounds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_round_answers" ADD CONSTRAINT "class_round_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
