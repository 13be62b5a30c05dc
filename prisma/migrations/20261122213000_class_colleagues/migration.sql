-- AlterTable
ALTER TABLE "classes" ADD COLUMN     "colleague_code" TEXT,
ADD COLUMN     "ending_told_at" TIMESTAMPTZ(3),
ADD COLUMN     "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "class_colleagues" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_colleagues_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "class_colleagues_user_id_idx" ON "class_colleagues"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "class_colleagues_class_id_user_id_key" ON "class_colleagues"("class_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "classes_colleague_code_key" ON "classes"("colleague_code");

-- CreateIndex
CREATE INDEX "classes_used_at_idx" ON "classes"("used_at");

-- AddForeignKey
ALTER TABLE "class_colleagues" ADD CONSTRAINT "class_colleagues_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_colleagues" ADD CONSTRAINT "class_colleagues_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By whatever way an account is deleted, its classes go on with the colleague who has taught there longest; those without a colleague end
-- with it, by the foreign key. A colleague who is deleted by the same statement is not there any more, which the join sees.
CREATE FUNCTION hand_over_classes() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
DECLARE
  taught UUID;
  heir RECORD;
BEGIN
  FOR taught IN SELECT id FROM classes WHERE owner_id = OLD.id ORDER BY id FOR UPDATE LOOP
    SELECT k.id, k.user_id INTO heir FROM class_colleagues k JOIN users u ON u.id = k.user_id
      WHERE k.class_id = taught AND k.user_id <> OLD.id ORDER BY k.joined_at, k.id LIMIT 1 FOR KEY SHARE OF u;
    IF FOUND THEN
      UPDATE classes SET owner_id = heir.user_id WHERE id = taught;
      DELETE FROM class_colleagues WHERE id = heir.id;
    END IF;
  END LOOP;
  RETURN OLD;
END $$;

CREATE TRIGGER users_hand_over_classes BEFORE DELETE ON users
FOR EACH ROW EXECUTE FUNCTION hand_over_classes();
