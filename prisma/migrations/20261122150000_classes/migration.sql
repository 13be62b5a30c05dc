-- CreateTable
CREATE TABLE "classes" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_places" (
    "id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_places_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_members" (
    "class_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "place_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_members_pkey" PRIMARY KEY ("class_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "classes_code_key" ON "classes"("code");

-- CreateIndex
CREATE INDEX "classes_owner_id_idx" ON "classes"("owner_id");

-- CreateIndex
CREATE INDEX "class_places_class_id_idx" ON "class_places"("class_id");

-- CreateIndex
CREATE INDEX "class_members_user_id_idx" ON "class_members"("user_id");

-- CreateIndex
CREATE INDEX "class_members_place_id_idx" ON "class_members"("place_id");

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_places" ADD CONSTRAINT "class_places_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_place_id_fkey" FOREIGN KEY ("place_id") REFERENCES "class_places"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A place names a student: whoever erases an account, or leaves a class, leaves no name behind. By whatever way the last member of
-- a place goes, the place goes too. Places that nobody has taken yet have lost no member and stay.
CREATE FUNCTION remove_empty_class_place() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  -- Of two members that go at once the second waits here, and then sees that it was the last.
  PERFORM 1 FROM class_places WHERE id = OLD.place_id FOR UPDATE;
  DELETE FROM class_places WHERE id = OLD.place_id
    AND NOT EXISTS (SELECT 1 FROM class_members WHERE place_id = OLD.place_id);
  RETURN NULL;
END $$;

CREATE TRIGGER class_members_removed AFTER DELETE ON class_members
FOR EACH ROW EXECUTE FUNCTION remove_empty_class_place();
