-- AlterTable
ALTER TABLE "class_assignments" ADD COLUMN     "on_paper" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "class_members" ADD COLUMN     "on_paper" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "class_prints" (
    "assignment_id" UUID NOT NULL,
    "revision_ids" INTEGER[],
    "printed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_prints_pkey" PRIMARY KEY ("assignment_id")
);

-- AddForeignKey
ALTER TABLE "class_prints" ADD CONSTRAINT "class_prints_assignment_id_fkey" FOREIGN KEY ("assignment_id") REFERENCES "class_assignments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a student has answered on paper goes with its member, and keeps no place that its last student has left.
CREATE OR REPLACE FUNCTION remove_empty_class_place() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.on_paper THEN
    DELETE FROM users WHERE id = OLD.user_id;
    RETURN NULL;
  END IF;
  -- Of two members that go at once the second waits here, and then sees that it was the last.
  PERFORM 1 FROM class_places WHERE id = OLD.place_id FOR UPDATE;
  DELETE FROM class_places WHERE id = OLD.place_id
    AND NOT EXISTS (SELECT 1 FROM class_members WHERE place_id = OLD.place_id AND NOT on_paper);
  RETURN NULL;
END $$;

-- The same with the test that it was an answer to: no account is left that nobody can open.
CREATE FUNCTION remove_papers_of_assignment() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM class_members m USING attempts t WHERE t.assignment_id = OLD.id AND t.user_id = m.user_id AND m.on_paper;
  RETURN OLD;
END $$;

CREATE TRIGGER class_assignments_removed BEFORE DELETE ON class_assignments
FOR EACH ROW EXECUTE FUNCTION remove_papers_of_assignment();
